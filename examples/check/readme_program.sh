#!/bin/sh
# The program in the README is the one that is compiled and run here, to the letter.
#   readme_program.sh README.md first.c
sed -n '/^```c$/,/^```$/p' "$1" | sed '1d;$d' | diff - "$2"
