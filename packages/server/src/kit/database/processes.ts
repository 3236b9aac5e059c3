import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";

/** A running PostgreSQL process that verifiably belongs to one cluster. */
export interface DatabaseProcess {
  pid: number;
  isPostmaster: boolean;
}

/** A process of this machine with its command line. */
export interface RunningProcess {
  pid: number;
  parent: number;
  command: string;
}

/** What identifies the processes of a cluster. */
export interface ClusterMark {
  /** Derived from the secret in the data directory. */
  name: string;
  folder: string;
}

/**
 * Every live process of the cluster, identified by name and folder on the command line: the postmaster is started with both, and PostgreSQL
 * shows the name in the titles of its children. A process id in `postmaster.pid` proves nothing: after a container restart it is often
 * another process, maybe our own. Excludes children with a live postmaster, because stopping it ends them, and copies of the data
 * directory, which have the same name.
 */
export function clusterProcesses({ name, folder }: ClusterMark): DatabaseProcess[] {
  const all = runningProcesses().filter(({ pid }) => pid !== process.pid);
  const postmasters = all.filter(({ command }) => command.includes(` cluster_name=${name} `));
  const orphans = all.filter(
    ({ command, parent }) =>
      command.startsWith(`postgres: ${name}: `) && !postmasters.some((postmaster) => postmaster.pid === parent),
  );
  return [
    ...postmasters
      .filter(({ command }) => command.includes(` -D ${folder} `))
      .map(({ pid }) => ({ pid, isPostmaster: true })),
    ...orphans.map(({ pid }) => ({ pid, isPostmaster: false })),
  ];
}

/**
 * Ends the processes of the cluster, gently first: a postmaster shuts down cleanly (SIGINT), a child without one has nothing left to write
 * (SIGQUIT). Processes that do not end are killed, and recovery from the log repairs that. Returns how many there were.
 */
export async function endClusterProcesses(cluster: ClusterMark): Promise<number> {
  const found = clusterProcesses(cluster);
  for (const { pid, isPostmaster } of found) signal(pid, isPostmaster ? "SIGINT" : "SIGQUIT");
  await waitUntilGone(cluster, found.some(({ isPostmaster }) => isPostmaster) ? 20_000 : 3_000);
  for (const { pid } of clusterProcesses(cluster)) signal(pid, "SIGKILL");
  await waitUntilGone(cluster, 10_000);
  return found.length;
}

async function waitUntilGone(cluster: ClusterMark, withinMs: number): Promise<void> {
  const until = performance.now() + withinMs;
  while (clusterProcesses(cluster).length > 0 && performance.now() < until) await wait(20);
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "ESRCH")) throw error;
  }
}

/** Linux has /proc and often no `ps` (slim images); macOS has `ps` and no /proc. On Windows `pg_ctl` does this. */
export function runningProcesses(): RunningProcess[] {
  return process.platform === "linux" ? fromProc() : fromPs();
}

function fromProc(): RunningProcess[] {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const command = `${readFileSync(`/proc/${name}/cmdline`, "utf8").replaceAll("\0", " ")} `;
        // The name in parentheses may contain any character; the fields after the last parenthesis are fixed. A zombie has ended already.
        const [state, parent] = readFileSync(`/proc/${name}/stat`, "utf8")
          .replace(/^.*\) /s, "")
          .split(" ");
        return state === "Z" ? [] : [{ pid: Number(name), parent: Number(parent), command }];
      } catch {
        return [];
      }
    });
}

function fromPs(): RunningProcess[] {
  const lines = execFileSync("ps", ["-axww", "-o", "pid=,ppid=,command="], {
    encoding: "utf8",
    maxBuffer: 64 << 20,
  }).split("\n");
  return lines.flatMap((line) => {
    const [, pid, parent, command] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? [];
    return command === undefined ? [] : [{ pid: Number(pid), parent: Number(parent), command: `${command} ` }];
  });
}
