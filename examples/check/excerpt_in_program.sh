#!/bin/sh
# Each block of C++ in a page is an excerpt of this program, to the letter; and there is one.
#   excerpt_in_program.sh docs/engine.md program.cc
awk -v file="$2" '
    BEGIN { while ((getline line < file) > 0) program = program line "\n" }
    /^```cpp$/ { inside = 1; block = ""; next }
    /^```$/ { if (inside) { blocks++; if (!index(program, block)) other = 1 } inside = 0; next }
    inside { block = block $0 "\n" }
    END { exit other || !blocks }
' "$1" || {
    echo "$1 shows what is not in $2"
    exit 1
}
