"""Build the site, serve it on this computer and open the browser: `python3 build/play.py`."""

from __future__ import annotations

import argparse
import contextlib
import functools
import http.server
import os
import socket
import sys
import webbrowser
from pathlib import Path

import make

TYPES = {
    ".css": "text/css",
    ".html": "text/html",
    ".js": "text/javascript",
    ".json": "application/json",
    ".md": "text/plain; charset=utf-8",
    ".mjs": "text/javascript",
    ".png": "image/png",
    ".py": "text/x-python",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".whl": "application/zip",
    ".woff2": "font/woff2",
    ".zip": "application/zip",
}


class Server(http.server.ThreadingHTTPServer):
    daemon_threads = True
    # Where the same option lets two servers share a port (Windows), a taken port must be seen as taken.
    allow_reuse_address = os.name != "nt"

    def handle_error(self, request: object, client_address: object) -> None:
        """A tab closed in mid-download is no failure."""


class Handler(http.server.SimpleHTTPRequestHandler):
    """Static files with types of our own: a computer's registry may know `.mjs` or `.wasm` wrongly."""

    protocol_version = "HTTP/1.1"
    extensions_map = {**http.server.SimpleHTTPRequestHandler.extensions_map, **TYPES}

    def end_headers(self) -> None:
        self.send_header("Cache-Control", "no-cache")
        super().end_headers()

    def log_message(self, format: str, *args: object) -> None:
        pass


def listen(folder: Path, port: int, tries: int = 50) -> Server:
    """A server on this port or the next free one; port 0 lets the system choose."""
    handler = functools.partial(Handler, directory=str(folder))
    for candidate in range(port, port + (tries if port else 1)):
        if candidate and taken(candidate):
            continue
        with contextlib.suppress(OSError):
            return Server(("127.0.0.1", candidate), handler)
    raise make.Problem(f"No free port from {port} on: choose another with --port.")


def taken(port: int) -> bool:
    with socket.socket() as probe:
        probe.settimeout(0.2)
        return probe.connect_ex(("127.0.0.1", port)) == 0


def show(address: str) -> bool:
    """Open a browser with a window; a text browser would take over the terminal."""
    screen = os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    if sys.platform.startswith("linux") and not screen:
        return False
    try:
        return webbrowser.open(address)
    except webbrowser.Error:
        return False


def main() -> int:
    parser = argparse.ArgumentParser(prog="play.py", description=__doc__)
    parser.add_argument("--no-open", action="store_true", help="serve, but open no browser")
    parser.add_argument("--port", type=int, default=8000, metavar="N", help="first port to try (8000)")
    parser.add_argument("--source", action="store_true", help="ship readable Python: tracebacks with lines")
    parser.add_argument("--site-only", action="store_true", help="build the site and end")
    options = parser.parse_args()
    try:
        site = make.build(options.source)
        if options.site_only:
            print(f"The site is in {os.path.relpath(site)}: copy it to any static file server.")
            return 0
        server = listen(site, options.port)
    except make.Problem as problem:
        print(problem, file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130
    address = f"http://127.0.0.1:{server.server_address[1]}/"
    print(f"Playing at {address} (Ctrl-C ends)", flush=True)
    if not options.no_open and not show(address):
        print("Open this address in a browser.", flush=True)
    with contextlib.suppress(KeyboardInterrupt):
        server.serve_forever()
    print()
    return 0


if __name__ == "__main__":
    sys.exit(main())
