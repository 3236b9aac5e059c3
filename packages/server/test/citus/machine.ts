import { spawn } from "node:child_process";
import { readFileSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type pg from "pg";
import { connected } from "../../src/kit/database/connection.ts";
import { runningProcesses } from "../../src/kit/database/processes.ts";

/** The PostgreSQL of one machine of a cluster, which a test may kill and start again on the same data. */
export interface Machine {
  /** Kills the postmaster and every child, as if the power had gone. Returns when all of them are gone. */
  kill(): Promise<void>;
  /** Resolves when it accepts connections again. */
  start(): Promise<void>;
}

/** Finds the machine by what it says about itself. `node` is a superuser's connection. */
export async function machineOf(node: pg.PoolConfig): Promise<Machine> {
  const { folder, programs } = await connected(node, async (client) => {
    const { rows } = await client.query<{ folder: string; programs: string }>(
      "select current_setting('data_directory') as folder, setting as programs from pg_config where name = 'BINDIR'",
    );
    return rows[0]!; // Every PostgreSQL has both.
  });
  return {
    async kill() {
      const postmaster = Number(readFileSync(join(folder, "postmaster.pid"), "utf8").split("\n")[0]);
      const pids = [postmaster, ...childrenOf(postmaster)];
      // The postmaster first, or it would start new children.
      for (const pid of pids) killIfThere(pid);
      while (runningProcesses().some(({ pid }) => pids.includes(pid))) await wait(10);
      // The first process of a container may leave ended ones unreaped, and PostgreSQL would take them for running ones.
      rmSync(join(folder, "postmaster.pid"), { force: true });
    },
    async start() {
      // As whoever owns the data: PostgreSQL refuses to run as root.
      const { uid, gid } = statSync(folder);
      // Nor may it ask the socket's lock file for one.
      const options = ["-D", folder, "-l", `${folder}.log`, "-o", "-c unix_socket_directories=", "-w", "start"];
      const child = spawn(join(programs, "pg_ctl"), options, { uid, gid, cwd: folder, stdio: "ignore" });
      const code = await new Promise((resolve) => child.once("exit", resolve));
      if (code !== 0)
        throw new Error(`PostgreSQL in ${folder} did not start: ${readFileSync(`${folder}.log`, "utf8")}`);
    },
  };
}

function childrenOf(postmaster: number): number[] {
  return runningProcesses()
    .filter(({ parent }) => parent === postmaster)
    .map(({ pid }) => pid);
}

function killIfThere(pid: number): void {
  try {
    process.kill(pid, "SIGKILL");
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "ESRCH")) throw error;
  }
}
