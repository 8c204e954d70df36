#!/bin/sh
# The browser tests drive a Chromium; this finds one, or installs Debian's where it may.
for name in chromium chromium-browser google-chrome; do
    command -v "$name" >/dev/null 2>&1 && exit 0
done
if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null 2>&1; then
    echo "Installing Chromium for the browser tests..."
    apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends chromium fonts-dejavu-core >/dev/null && exit 0
fi
echo "The browser tests need Chromium: install it with your system's packages (Debian: apt-get install chromium)." >&2
exit 1
