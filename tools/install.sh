#!/bin/sh
# Installs packages into .venv: with uv, which needs a quarter of pip's time, or with pip where uv is missing or fails.
uv=$(command -v uv || command -v .venv/bin/uv)
if [ -n "$uv" ]; then
  "$uv" pip install --quiet --python .venv/bin/python "$@" && exit
  echo "uv could not install this; trying pip." >&2
  rm -f .venv/bin/uv
fi
.venv/bin/python -m pip --version >/dev/null 2>&1 || .venv/bin/python -m ensurepip >/dev/null
exec .venv/bin/python -m pip install --quiet --no-compile "$@"
