import { execFile } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { promisify } from "node:util";
import type pg from "pg";
import { connected } from "../../packages/server/src/kit/database/connection.ts";

const run = promisify(execFile);
/** Linux counts a process's time in hundredths of a second. */
const tickMs = 10;

/** The processes of a PostgreSQL server on this machine (Linux). */
export interface DatabaseProcesses {
  /** The processor time of all of them so far in milliseconds, also of those that have ended. */
  cpuMs(): number;
  /** Keeps them on one core, and those that they start from now on. */
  pinTo(core: number): Promise<void>;
}

export async function processesOf(node: pg.PoolConfig): Promise<DatabaseProcesses> {
  const postmaster = await connected(node, async (client) => {
    const { rows } = await client.query<{ pid: number }>("select pg_backend_pid() as pid");
    return statOf(rows[0]?.pid ?? 0)?.parent;
  });
  if (!postmaster) throw new Error("The processes of the database are not found; this works on Linux only.");
  const all = () =>
    readdirSync("/proc")
      .filter((name) => /^\d+$/.test(name))
      .map(Number)
      .filter((pid) => pid === postmaster || statOf(pid)?.parent === postmaster);
  return {
    cpuMs: () => all().reduce((sum, pid) => sum + (statOf(pid)?.ownMs ?? 0), statOf(postmaster)?.endedMs ?? 0),
    async pinTo(core) {
      for (const pid of all()) {
        await run("taskset", ["-cp", String(core), String(pid)]).catch((error: unknown) => {
          // One that has ended since it was listed needs no core.
          if (statOf(pid)) throw error;
        });
      }
    },
  };
}

/** Fields of /proc/<pid>/stat after the name, which may contain anything: the fourth is the parent, the fourteenth and later are times. */
function statOf(pid: number): { parent: number; ownMs: number; endedMs: number } | undefined {
  let text: string;
  try {
    text = readFileSync(`/proc/${pid}/stat`, "utf8");
  } catch {
    return undefined; // It has just ended.
  }
  const [, parent, , , , , , , , , , user, system, endedUser, endedSystem] = text
    .slice(text.lastIndexOf(")") + 2)
    .split(" ")
    .map(Number);
  const ms = (...ticks: (number | undefined)[]) => ticks.reduce<number>((sum, one = 0) => sum + one * tickMs, 0);
  return { parent: parent ?? 0, ownMs: ms(user, system), endedMs: ms(endedUser, endedSystem) };
}
