"""Surveys on a Dask cluster: the same table, whatever happens to the workers."""

from __future__ import annotations

import json
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from shutil import which

import pytest

from command import complaint, output
from ppsolve.reports.survey import cluster
from ppsolve.reports.survey.cluster import solve_by_cluster
from ppsolve.reports.survey.settings import Settings
from ppsolve.solver import BadInput
from survey_runs import SLOWER, SMALL, csv_of, deals_in, deals_up_to_the_last_in, started, wait_until

pytestmark = pytest.mark.skipif(find_spec("distributed") is None, reason="distributed is not installed")

Process = subprocess.Popen[bytes]


@pytest.fixture
def processes() -> Iterator[list[Process]]:
    """A list of processes to kill after the test."""
    running: list[Process] = []
    yield running
    for process in running:
        process.kill()
        process.wait()


def start(log: Path, module: str, *arguments: str) -> Process:
    """Start a Python module; its output goes to `log`."""
    with log.open("wb") as stream:
        return subprocess.Popen([sys.executable, "-m", module, *arguments], stdout=stream, stderr=stream)


def scheduler(folder: Path, processes: list[Process], *options: str) -> str:
    """Start a scheduler and return its address."""
    file = folder / "scheduler.json"
    where = options or ("--host", "127.0.0.1")
    arguments = (*where, "--port", "0", "--scheduler-file", str(file), "--no-dashboard")
    processes.append(start(folder / "scheduler.log", "distributed.cli.dask_scheduler", *arguments))
    wait_until(lambda: file.exists() and file.read_text().endswith("}"))
    return str(json.loads(file.read_text())["address"])


def worker(address: str, folder: Path, *options: str) -> Process:
    """Start a worker with its own folder."""
    folder.mkdir()
    own = ("--nthreads", "1", "--no-nanny", "--no-dashboard", "--local-directory", str(folder))
    return start(folder / "worker.log", "distributed.cli.dask_worker", address, *own, *options)


def surveying(path: Path, deals: int, address: str, *options: str) -> Process:
    """Start a survey on a cluster."""
    arguments = ("survey", "--db", str(path), "--deals", str(deals), "--cluster", address, *options)
    return start(path.with_suffix(".log"), "ppsolve", *arguments)


@pytest.mark.slow
def test_a_worker_killed_in_the_middle_loses_nothing(tmp_path: Path, processes: list[Process]) -> None:
    address = scheduler(tmp_path, processes)
    workers = [worker(address, tmp_path / str(number)) for number in range(2)]
    processes.extend(workers)
    with import_module("distributed").Client(address) as client:
        client.wait_for_workers(2)
    workers[0].send_signal(signal.SIGSTOP)  # so that it does not finish its deals
    far, near = tmp_path / "far.sqlite", tmp_path / "near.sqlite"
    survey = surveying(far, 16, address, *SMALL)
    processes.append(survey)
    wait_until(lambda: deals_in(far) >= 3)
    assert survey.poll() is None
    assert deals_in(far) < 16
    workers[0].kill()
    assert survey.wait(60) == 0, far.with_suffix(".log").read_text()
    output("survey", "--db", str(near), "--deals", "16", *SMALL)
    assert csv_of(far) == csv_of(near)


@pytest.mark.slow
def test_a_lost_scheduler_is_reported_in_one_line_and_the_survey_can_continue_locally(
    tmp_path: Path, processes: list[Process]
) -> None:
    address = scheduler(tmp_path, processes)
    processes.append(worker(address, tmp_path / "worker"))
    path = tmp_path / "lost.sqlite"
    survey = surveying(path, 1000, address, *SLOWER)
    processes.append(survey)
    wait_until(lambda: deals_in(path) >= 1)
    processes[0].kill()
    assert survey.wait(60) == 1
    said = f"ppsolve: --cluster: lost {address}; run the same command again to continue\n"
    assert path.with_suffix(".log").read_text() == said
    more = deals_up_to_the_last_in(path) + 1
    output("survey", "--db", str(path), "--deals", str(more))
    assert deals_in(path) == more


def refused(address: str) -> str:
    """Return the message with which a cluster is refused."""
    with pytest.raises(BadInput) as refusal:
        next(solve_by_cluster(Settings.of(), [0], address, workers=1))
    return str(refusal.value)


@pytest.mark.slow
def test_a_scheduler_that_cannot_be_reached_is_refused_in_bounded_time(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(cluster, "TIMEOUT", 1.0)
    with socket.create_server(("127.0.0.1", 0)) as silent:
        port = silent.getsockname()[1]
        address = f"tcp://127.0.0.1:{port}"
        assert refused(address) == f"--cluster: {address} cannot be reached: no answer within 1 seconds"
    assert refused(address) == f"--cluster: {address} cannot be reached: no answer within 1 seconds"
    assert "missing port number" in refused("nonsense")


@pytest.mark.slow
def test_without_workers_a_cluster_is_refused(
    tmp_path: Path, processes: list[Process], monkeypatch: pytest.MonkeyPatch
) -> None:
    address = scheduler(tmp_path, processes)
    monkeypatch.setattr(cluster, "TIMEOUT", 2.0)
    assert refused(address) == f"--cluster: {address} has no workers"


def test_without_distributed_the_message_has_the_fix(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    assert refused("local") == "--cluster: needs the package distributed: pip install 'ppsolve[cluster]'"


@pytest.mark.slow
def test_an_unreachable_cluster_leaves_no_settings_behind(tmp_path: Path) -> None:
    path = tmp_path / "none.sqlite"
    message = complaint("survey", "--db", str(path), "--deals", "1", "--cluster", "nonsense")
    assert message.startswith("ppsolve: --cluster: nonsense cannot be reached")
    assert deals_in(path) == 0
    output("survey", "--db", str(path), "--deals", "1", *SMALL)
    assert deals_in(path) == 1


@pytest.mark.slow
@pytest.mark.skipif(which("openssl") is None, reason="nothing makes certificates")
def test_a_cluster_behind_tls_is_reached_with_the_keys_of_dask(
    tmp_path: Path, processes: list[Process], monkeypatch: pytest.MonkeyPatch
) -> None:
    certificate, key = tmp_path / "cert.pem", tmp_path / "key.pem"
    names = ["-subj", "/CN=localhost", "-addext", "subjectAltName=IP:127.0.0.1"]
    made = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes"]
    made += ["-keyout", str(key), "-out", str(certificate)]
    subprocess.run([*made, *names], check=True, capture_output=True)
    tls = ["--tls-ca-file", str(certificate), "--tls-cert", str(certificate), "--tls-key", str(key)]
    address = scheduler(tmp_path, processes, "--host", "tls://127.0.0.1", *tls)
    assert address.startswith("tls://")
    processes.append(worker(address, tmp_path / "worker", *tls))
    prefix = "DASK_DISTRIBUTED__COMM__TLS__"
    for name, path in (("CA_FILE", certificate), ("CLIENT__CERT", certificate), ("CLIENT__KEY", key)):
        monkeypatch.setenv(prefix + name, str(path))
    far = tmp_path / "far.sqlite"
    survey = started("--db", str(far), "--deals", "2", "--cluster", address, *SMALL)
    assert survey.communicate(timeout=60)[1].decode().count("\n") == 1
    assert (survey.returncode, deals_in(far)) == (0, 2)
