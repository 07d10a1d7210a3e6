#!/bin/sh
# Renders one picture into content/pictures/, or with --draft into art/out/:
#   art/render.sh NAME [--draft]
# art/README.md tells the rest.
set -eu

art=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd)
packages='numpy cv2 torch'

# Debian's packages belong to /usr/bin/python3, which is not always the python3 on PATH. When no
# interpreter has them all, the last one found runs anyway and names what is missing.
interpreter=
for candidate in "${PYTHON:-python3}" /usr/bin/python3; do
  command -v "$candidate" >/dev/null || continue
  interpreter=$candidate
  "$candidate" -c "
import importlib.util, sys
sys.exit(any(importlib.util.find_spec(name) is None for name in '$packages'.split()))
" && break
done

if [ -z "$interpreter" ]; then
  echo 'render.sh: Python is missing: apt-get install python3' >&2
  exit 1
fi

# A render takes every core for minutes; nice keeps the machine usable.
PYTHONPATH=$art PYTHONDONTWRITEBYTECODE=1 exec nice -n 15 "$interpreter" -m kit.render "$@"
