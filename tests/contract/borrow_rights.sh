#!/bin/sh
# borrow_rights.sh PROGRAM: runs a copy that belongs to nobody and has nobody's rights, which root alone can arrange.
set -eu
[ "$(id -u)" -eq 0 ] || exit 77
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
trap 'exit 1' HUP INT TERM
chmod 755 "$work"
install -o nobody -m 4755 "$1" "$work/program"
LANEHIT_ISA=scalar "$work/program"
