import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { closeSync, existsSync, openSync, readFileSync, renameSync, rmSync, statSync } from "node:fs";
import { totalmem } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

import type { Cluster } from "./cluster.ts";
import { endClusterProcesses } from "./processes.ts";

const megabytes = (bytes: number) => `${Math.floor(bytes / 2 ** 20)}MB`;
/**
 * A quarter of the machine's memory for shared buffers, allocated as used; the rest is the system's cache. Random reads cost nearly as
 * little as sequential ones on solid-state disks and in the cache.
 */
const memory = {
  shared_buffers: megabytes(Math.min(Math.max(totalmem() / 4, 2 ** 27), 2 ** 30)),
  effective_cache_size: megabytes(Math.max(totalmem() / 2, 2 ** 28)),
  random_page_cost: "1.1",
};

/**
 * The settings of every embedded PostgreSQL, on the command line, so a release can change them without editing files. `fsync` is the
 * default but explicit, because money depends on it. The name on the command line also identifies the process.
 */
function options(cluster: Cluster, port: number, extra: Record<string, string>): string[] {
  const settings: Record<string, string> = {
    listen_addresses: cluster.socketFolder === undefined ? "127.0.0.1" : "",
    port: String(port),
    max_connections: "100",
    fsync: "on",
    ...memory,
    timezone: "UTC",
    log_timezone: "UTC",
    log_line_prefix: "%m [%p] %q%u ",
    ...(cluster.socketFolder !== undefined && {
      unix_socket_directories: cluster.socketFolder,
      unix_socket_permissions: "0700",
    }),
    ...extra,
    cluster_name: cluster.name,
  };
  const pairs = Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  return [...pairs, "-D", cluster.folder];
}

interface Start {
  cluster: Cluster;
  port: number;
  settings: Record<string, string>;
  whileStarting: (() => unknown) | undefined;
}

/**
 * Starts PostgreSQL and returns when it accepts connections, after recovery if needed; otherwise throws with its last log lines.
 * `whileStarting` runs while it starts.
 */
export async function startPostmaster({ cluster, port, settings, whileStarting }: Start): Promise<ChildProcess> {
  const log = openLog(cluster.logFile);
  // A separate process group: Ctrl-C reaches all of our processes, and the database must outlive the server's last requests.
  const child = spawn(cluster.binaries.postgres, options(cluster, port, settings), {
    ...cluster.user,
    cwd: cluster.folder,
    detached: process.platform !== "win32",
    windowsHide: true,
    stdio: ["ignore", log, log],
  });
  closeSync(log);
  let ended: string | undefined;
  child.once("error", (error) => {
    ended = error.message;
  });
  child.once("exit", () => {
    ended ??= lastLogLines(cluster.logFile);
  });
  whileStarting?.();
  while (!isReady(cluster.folder, child.pid)) {
    if (ended !== undefined) throw new Error(ended);
    await wait(10);
  }
  return child;
}

/** Shuts down cleanly (cancels running statements, writes everything), then with increasing force. */
export async function stopPostmaster(cluster: Cluster, child: ChildProcess): Promise<void> {
  if (process.platform === "win32") return endOnWindows(cluster);
  for (const [signal, timeoutMs] of [
    ["SIGINT", 30_000],
    ["SIGQUIT", 5_000],
    ["SIGKILL", 5_000],
  ] as const) {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill(signal);
    await Promise.race([
      new Promise((resolve) => child.once("exit", resolve)),
      wait(timeoutMs, undefined, { ref: false }),
    ]);
  }
}

/**
 * Prepares a start: ends processes of an earlier run whose server or postmaster was killed, and removes lock files without a process of
 * this cluster. PostgreSQL would trust them whenever their process id is in use, by another process or by a zombie, which stays for ever if
 * PID 1 does not reap, as in many containers. The caller holds the directory's lock; PostgreSQL's own check of its shared memory remains as
 * the last guard. Returns how many processes it ended.
 */
export async function endEarlierRun(cluster: Cluster): Promise<number> {
  if (process.platform === "win32") {
    endOnWindows(cluster);
    return 0;
  }
  const ended = await endClusterProcesses(cluster);
  rmSync(join(cluster.folder, "postmaster.pid"), { force: true });
  const socket = join(cluster.socketFolder ?? cluster.folder, ".s.PGSQL.5432");
  for (const file of [socket, `${socket}.lock`]) rmSync(file, { force: true });
  return ended;
}

/** Windows has no signals; `pg_ctl` talks to the postmaster through its pipe, and does nothing if none runs. */
function endOnWindows(cluster: Cluster): void {
  try {
    execFileSync(cluster.binaries.pgCtl, ["stop", "-D", cluster.folder, "-m", "fast", "-w"], {
      stdio: "ignore",
      windowsHide: true,
    });
  } catch {
    // Nothing was running: pg_ctl reports that by its exit code.
  }
}

/** The postmaster writes its state into the eighth line of its pid file; reading it needs no connection. */
function isReady(folder: string, pid: number | undefined): boolean {
  try {
    const lines = readFileSync(join(folder, "postmaster.pid"), "utf8").split("\n");
    return Number(lines[0]) === pid && lines[7]?.trim() === "ready";
  } catch {
    return false;
  }
}

function openLog(file: string): number {
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  if (size > 10 * 1024 * 1024) renameSync(file, `${file}.1`);
  return openSync(file, "a", 0o600);
}

/** PostgreSQL's last log lines, for the message of a failed start. */
function lastLogLines(logFile: string): string {
  const lines = existsSync(logFile) ? readFileSync(logFile, "utf8").trimEnd().split("\n").slice(-30) : [];
  return lines.findLast((line) => /FATAL|PANIC/.test(line)) ?? lines.at(-1) ?? "it wrote no log";
}
