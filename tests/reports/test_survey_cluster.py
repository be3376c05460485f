"""Surveys on a Dask cluster: the same table, whatever happens to the workers."""

from __future__ import annotations

import json
import socket
import subprocess
import sys
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from shutil import which

import pytest

from command import complaint
from ppsolve.reports.survey import cluster
from ppsolve.reports.survey.cluster import solve_by_cluster
from ppsolve.reports.survey.settings import Settings
from ppsolve.solver import BadInput
from survey_runs import SLOWER, SMALL, csv_of, deals_in, started, wait_until

pytestmark = pytest.mark.skipif(find_spec("distributed") is None, reason="distributed is not installed")

Process = subprocess.Popen[bytes]


def dask(program: str, *arguments: str) -> Process:
    """A scheduler or a worker, as a process of its own."""
    command = [sys.executable, "-m", f"distributed.cli.dask_{program}", *arguments, "--no-dashboard"]
    return subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


@pytest.fixture
def processes() -> Iterator[list[Process]]:
    """What is put into the list is ended after the test."""
    running: list[Process] = []
    yield running
    for process in running:
        process.kill()
        process.wait()


def scheduler(folder: Path, processes: list[Process]) -> str:
    """The address of a scheduler that was started."""
    file = folder / "scheduler.json"
    processes.append(dask("scheduler", "--host", "127.0.0.1", "--port", "0", "--scheduler-file", str(file)))
    wait_until(lambda: file.exists() and file.read_text().endswith("}"))
    return str(json.loads(file.read_text())["address"])


def worker(address: str, folder: Path) -> Process:
    return dask("worker", address, "--nthreads", "1", "--no-nanny", "--local-directory", str(folder))


@pytest.mark.slow
def test_a_worker_killed_in_the_middle_loses_nothing(tmp_path: Path, processes: list[Process]) -> None:
    address = scheduler(tmp_path, processes)
    workers = [worker(address, tmp_path / str(number)) for number in range(2)]
    processes.extend(workers)
    far, near = tmp_path / "far.sqlite", tmp_path / "near.sqlite"
    survey = started("--db", str(far), "--deals", "16", "--cluster", address, *SLOWER)
    processes.append(survey)
    wait_until(lambda: deals_in(far) >= 3)
    workers[0].kill()
    killed_at = deals_in(far)
    _, message = survey.communicate(timeout=60)
    assert survey.returncode == 0, message.decode()
    assert killed_at < 16
    at_home = started("--db", str(near), "--deals", "16", *SLOWER)
    assert at_home.wait(60) == 0
    assert csv_of(far) == csv_of(near)


@pytest.mark.slow
def test_a_scheduler_that_ends_is_told_in_one_line_and_the_survey_goes_on_at_home(
    tmp_path: Path, processes: list[Process]
) -> None:
    address = scheduler(tmp_path, processes)
    processes.append(worker(address, tmp_path / "worker"))
    path = tmp_path / "lost.sqlite"
    survey = started("--db", str(path), "--deals", "1000", "--cluster", address, *SLOWER)
    processes.append(survey)
    wait_until(lambda: deals_in(path) >= 1)
    processes[0].kill()
    _, message = survey.communicate(timeout=60)
    assert survey.returncode == 1
    said = f"ppsolve: --cluster: {address} is lost; the same command goes on from here\n"
    assert message.decode() == said
    kept = deals_in(path)
    assert started("--db", str(path), "--deals", str(kept + 1)).wait(60) == 0
    assert deals_in(path) == kept + 1


def refused(address: str) -> str:
    """How a cluster is refused."""
    with pytest.raises(BadInput) as refusal:
        next(solve_by_cluster(Settings.of(), [0], address, workers=1))
    return str(refusal.value)


@pytest.mark.slow
def test_a_scheduler_that_cannot_be_reached_is_refused_in_bounded_time(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(cluster, "PATIENCE", 1.0)
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
    monkeypatch.setattr(cluster, "PATIENCE", 2.0)
    assert refused(address) == f"--cluster: {address} has no workers"


def test_without_distributed_it_is_said_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    assert refused("local") == "--cluster: needs the package distributed: pip install 'ppsolve[cluster]'"


@pytest.mark.slow
def test_an_unreachable_cluster_leaves_no_settings_behind(tmp_path: Path) -> None:
    path = tmp_path / "none.sqlite"
    message = complaint("survey", "--db", str(path), "--deals", "1", "--cluster", "nonsense")
    assert message.startswith("ppsolve: --cluster: nonsense cannot be reached")
    assert deals_in(path) == 0
    assert started("--db", str(path), "--deals", "1", *SLOWER).wait(60) == 0


@pytest.mark.slow
@pytest.mark.skipif(which("openssl") is None, reason="nothing makes certificates")
def test_a_cluster_behind_tls_is_reached_with_the_keys_of_dask(
    tmp_path: Path, processes: list[Process], monkeypatch: pytest.MonkeyPatch
) -> None:
    certificate, key = tmp_path / "cert.pem", tmp_path / "key.pem"
    names = ["-subj", "/CN=localhost", "-addext", "subjectAltName=IP:127.0.0.1"]
    made = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-keyout", key, "-out", certificate]
    subprocess.run([*made, *names], check=True, capture_output=True)
    tls = ["--tls-ca-file", str(certificate), "--tls-cert", str(certificate), "--tls-key", str(key)]
    file = tmp_path / "scheduler.json"
    there = ["--host", "tls://127.0.0.1", "--port", "0", "--scheduler-file", str(file)]
    processes.append(dask("scheduler", *there, *tls))
    wait_until(lambda: file.exists() and file.read_text().endswith("}"))
    address = str(json.loads(file.read_text())["address"])
    assert address.startswith("tls://")
    processes.append(dask("worker", address, "--nthreads", "1", "--no-nanny", *tls))
    start = "DASK_DISTRIBUTED__COMM__TLS__"
    for name, path in (("CA_FILE", certificate), ("CLIENT__CERT", certificate), ("CLIENT__KEY", key)):
        monkeypatch.setenv(start + name, str(path))
    far = tmp_path / "far.sqlite"
    survey = started("--db", str(far), "--deals", "2", "--cluster", address, *SMALL)
    assert survey.communicate(timeout=60)[1].decode().count("\n") == 1
    assert (survey.returncode, deals_in(far)) == (0, 2)
