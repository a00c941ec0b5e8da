"""What `compose.yaml` describes, as processes on the loopback interface: PostgreSQL, several Gloriette processes and nginx.

For `run-compose`, `chaos-cluster` and `bench/processes`. Needs only Python's standard library, PostgreSQL and nginx. PostgreSQL refuses to
run as root, so root starts it as the user `postgres`.
"""

import contextlib
import glob
import os
import re
import shutil
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request

HERE = os.path.dirname(os.path.abspath(__file__))
# All clients of a test have the same address.
LIMITS = ["--people-per-minute", "1000000", "--max-connections-each", "100000", "--max-streams-each", "100000",
          "--posts-per-second", "1000"]


def free_port():
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        return listener.getsockname()[1]


class Postgres:
    """A new PostgreSQL cluster in a folder."""

    def __init__(self, folder):
        programs = sorted(glob.glob("/usr/lib/postgresql/*/bin"))
        self.programs = programs[-1] if programs else os.path.dirname(shutil.which("pg_ctl") or sys.exit("no PostgreSQL"))
        self.data, self.port = os.path.join(folder, "postgres"), free_port()
        self.user = ["runuser", "-u", "postgres", "--"] if os.geteuid() == 0 else []
        os.mkdir(self.data)
        if self.user:
            shutil.chown(self.data, "postgres")
        self.run("initdb", "-D", self.data, "-U", "gloriette", "--auth=trust", "--encoding=UTF8", "--no-instructions")
        self.options = f"-p {self.port} -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c max_connections=200"
        self.control("start")
        self.run("createdb", "-h", "127.0.0.1", "-p", str(self.port), "-U", "gloriette", "gloriette")
        self.url = f"postgres://gloriette@127.0.0.1:{self.port}/gloriette"

    def run(self, program, *arguments):
        command = [*self.user, os.path.join(self.programs, program), *arguments]
        # It must be able to read its working directory.
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL, cwd="/")

    def control(self, action):
        self.run("pg_ctl", action, "-D", self.data, "-o", self.options, "-m", "fast", "-w",
                 "-l", os.path.join(self.data, "server.log"))

    def restart(self):
        self.control("restart")


class Gloriette:
    """One process, on a port that stays the same when it is started again."""

    def __init__(self, binary, database, log, base_path="/gloriette"):
        self.binary, self.database, self.log, self.port = binary, database, log, free_port()
        self.base_path = base_path
        self.start()

    def start(self):
        command = [self.binary, "serve", "--listen", f"127.0.0.1:{self.port}", "--database", self.database, "--log", "warn",
                   "--base-path", self.base_path, "--trust-proxy", *LIMITS]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=self.log, text=True)

    def wait_until_ready(self, seconds=60):
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            with contextlib.suppress(OSError):
                with urllib.request.urlopen(f"http://127.0.0.1:{self.port}{self.base_path}/healthz", timeout=2):
                    return
            time.sleep(0.1)
        sys.exit("a process did not become ready")

    def kill(self):
        """Kills it and starts it again, as `restart: unless-stopped` does."""
        self.process.kill()
        self.process.wait()
        self.start()


class Nginx:
    """nginx with the configuration of `compose.yaml` and the ports of this machine."""

    def __init__(self, program, folder, processes):
        self.port = free_port()
        text = open(os.path.join(HERE, "nginx", "compose.conf")).read()
        for number, process in enumerate(processes, start=1):
            text = text.replace(f"gloriette-{number}:1747", f"127.0.0.1:{process.port}")
        # With fewer processes than in the file.
        text = re.sub(r"\n *server gloriette-\d:1747[^\n]*", "", text)
        text = text.replace("listen 80;", f"listen 127.0.0.1:{self.port};")
        text = text.replace("snippets/gloriette.conf", os.path.join(HERE, "nginx", "gloriette.conf"))
        config = os.path.join(folder, "nginx.conf")
        with open(config, "w") as file:
            temporary = "".join(f"{name}_temp_path {folder}/{name};\n" for name in
                                ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"])
            file.write(f"daemon off;\npid {folder}/nginx.pid;\nerror_log {folder}/nginx-error.log;\n"
                       f"worker_rlimit_nofile 65536;\nevents {{ worker_connections 30000; }}\n"
                       f"http {{\naccess_log off;\n{temporary}{text}\n}}\n")
        self.process = subprocess.Popen([program, "-e", f"{folder}/nginx-error.log", "-c", config])
        for _ in range(100):
            with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", self.port), timeout=1):
                return
            time.sleep(0.1)
        sys.exit("nginx did not start")


@contextlib.contextmanager
def cluster(binary, processes=3, nginx="nginx", folder=None):
    """Starts all of it, and stops it at the end."""
    with tempfile.TemporaryDirectory() as temporary:
        os.chmod(temporary, 0o755)
        folder = folder or temporary
        postgres = Postgres(temporary)
        started, proxy = [], None
        try:
            with open(os.path.join(folder, "gloriette.log"), "w") as log:
                for _ in range(processes):
                    started.append(Gloriette(binary, postgres.url, log))
                    started[-1].wait_until_ready()
                proxy = Nginx(nginx, temporary, started)
                yield postgres, started, proxy
        finally:
            for process in [proxy, *started]:
                if process:
                    process.process.terminate()
                    process.process.wait()
            postgres.control("stop")
