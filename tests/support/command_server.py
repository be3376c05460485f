"""Commands run in forks of a process that has loaded the package already: `ppsolve` on a path of its own.

Most of what a short command takes is loading modules, and the documents show more than a hundred commands. A
fork begins where the process of a command begins, in `ppsolve.cli.entry`, with the arguments, streams, folder
and environment of whoever called. Streams are in UTF-8, as they are for the documents.
"""

from __future__ import annotations

import array
import gc
import importlib
import marshal
import os
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

STREAMS = 3
LOADED = (
    *("matplotlib.figure", "matplotlib.backends.backend_svg", "networkx", "ortools.sat.python.cp_model"),
    *("ppsolve.puzzles.kinds", "ppsolve.reports.puzzle.renderers", "ppsolve.solver.party.cooperation_model"),
    *("ppsolve.solver.pingouin.cooperation_model", "reportlab.pdfgen.canvas", "resvg_py", "sqlite3"),
)
"""What commands load when they need it, besides the module of each command."""

CALLER = f"""#!{sys.executable} -IS
import _socket, marshal, posix, sys
server = _socket.socket(_socket.AF_UNIX)
server.connect(__file__ + ".socket")
streams = b"".join(stream.to_bytes(4, sys.byteorder) for stream in (0, 1, 2))
server.sendmsg([b"."], [(_socket.SOL_SOCKET, _socket.SCM_RIGHTS, streams)])
server.sendall(marshal.dumps((sys.argv[1:], posix.getcwdb(), posix.environ)))
sys.exit(int(server.recv(9) or 1))
"""
"""The program that is called instead: it hands everything over and ends with the code that comes back. It
imports only what takes no time."""


@contextmanager
def served_commands(folder: Path) -> Iterator[Path]:
    """While it lasts, `ppsolve` in the folder that comes back runs commands."""
    folder.mkdir()
    caller = folder / "ppsolve"
    caller.write_text(CALLER, encoding="utf-8")
    caller.chmod(0o755)
    with socket.socket(socket.AF_UNIX) as listener:
        listener.bind(f"{caller}.socket")
        listener.listen()
        server = subprocess.Popen(
            [sys.executable, __file__, str(listener.fileno())],
            pass_fds=[listener.fileno()],
            # Python remembers whether its streams can be sought in: those of most calls cannot.
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            env={**os.environ, "PYTHONIOENCODING": "utf-8"},
        )
    try:
        yield folder
    finally:
        ended = server.poll() is not None
        server.terminate()
        _, complaints = server.communicate()
        assert not ended, complaints.decode()


def _serve(listener: socket.socket) -> None:
    """Answer every call by a fork of its own, for ever."""
    from ppsolve.cli.main import COMMANDS

    for name in (*(f"ppsolve.cli.{command}" for command in COMMANDS), *LOADED):
        importlib.import_module(name)
    gc.collect()
    gc.freeze()  # so that forks do not copy what they look through for garbage
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # nobody waits for a fork
    while True:
        connection, _ = listener.accept()
        if os.fork() == 0:
            listener.close()
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            _answer(connection)
        connection.close()


def _answer(connection: socket.socket) -> None:
    """Be the process that was called, and tell its exit code."""
    from ppsolve.cli.entry import run

    _, ancillary, _, _ = connection.recvmsg(1, socket.CMSG_SPACE(STREAMS * array.array("i").itemsize))
    streams = array.array("i", ancillary[0][2])
    arguments, folder, environment = marshal.load(connection.makefile("rb"))
    for number, stream in enumerate(streams):
        os.dup2(stream, number)
        os.close(stream)
    os.chdir(folder)
    os.environb.clear()
    os.environb.update(environment)
    sys.argv = ["ppsolve", *arguments]
    code: object = 1
    try:
        run()
        code = 0
    except SystemExit as end:
        code = end.code or 0
    finally:
        sys.stdout.flush()
        sys.stderr.flush()
        connection.sendall(str(code).encode())
        os._exit(0)


if __name__ == "__main__":
    _serve(socket.socket(fileno=int(sys.argv[1])))
