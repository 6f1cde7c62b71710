#!/bin/sh
# One of the programs in a page is this one, to the letter.
#   program_in_page.sh docs/pairs.md program.c
awk -v file="$2" '
    BEGIN { while ((getline line < file) > 0) program = program line "\n" }
    /^```c$/ { inside = 1; block = ""; next }
    /^```$/ { if (inside && block == program) same = 1; inside = 0; next }
    inside { block = block $0 "\n" }
    END { exit !same }
' "$1" || {
    echo "$2 is not in $1"
    exit 1
}
