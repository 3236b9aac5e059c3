import { type ChildProcess, fork, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { type Figure, percentile } from "../../packages/bench/src/measure.ts";
import type { Shares } from "../../packages/bench/src/profile.ts";
import type { DatabaseAddress } from "../../packages/server/src/kit/database/address.ts";
import { root } from "../data-directory.ts";
import type { Question, Response } from "./server-process.ts";

const env = { ...process.env, PATRON_REQUESTS_PER_MINUTE: "0", PATRON_LOG: "error" };

/** Node's options of a server, as tools/launch.mjs gives them. */
const asStarted = ["--min-semi-space-size=16", "--max-semi-space-size=16"];

export interface BenchServer {
  url: string;
  /** The processor time that it has spent, in milliseconds. */
  cpuMs(): Promise<number>;
  /** What its thread does during the work. */
  profiled(work: () => Promise<unknown>): Promise<Shares>;
  stop(): Promise<void>;
}

/** A server in a separate process, with the built web app if it is given, on a running database; the address has no trailing slash. */
export async function serverOn(order: {
  address: DatabaseAddress;
  dataDir: string;
  webDist?: string;
}): Promise<BenchServer> {
  const child = fork(join(root, "tools/bench/server-process.ts"), { env, cwd: root, execArgv: asStarted });
  child.send(order);
  const [{ url }] = (await once(child, "message")) as [{ url: string }]; // Its first message.
  const ask = async <Asked extends Question>(question: Asked) => {
    child.send(question);
    const [response] = (await once(child, "message")) as [Response<Asked>]; // It responds to one question after another.
    return response;
  };
  return {
    url,
    cpuMs: async () => (await ask("cpu")).cpuMs,
    async profiled(work) {
      await ask("startProfile");
      await work();
      return (await ask("stopProfile")).shares;
    },
    async stop() {
      child.disconnect();
      await once(child, "exit");
    },
  };
}

const warmStarts = 5;

/** Starts Patron as users do: the first time on an empty folder, then again; measures each start and the idle memory. */
export async function startTwice(): Promise<{ figures: Figure[]; url: string; stop(): Promise<void> }> {
  const dataDir = mkdtempSync(join(tmpdir(), "patron-bench-"));
  const settings = {
    PATRON_PROCESSES: "1",
    PATRON_DATA: dataDir,
    PATRON_PORT: String(await freePort()),
    DATABASE_URL: "",
  };
  const first = await startOnce(settings);
  await first.stop();
  const warm: number[] = [];
  for (let again = 1; again < warmStarts; again += 1) {
    const one = await startOnce(settings);
    warm.push(one.ms);
    await one.stop();
  }
  const second = await startOnce(settings);
  warm.push(second.ms);
  const stop = async () => {
    await second.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  await wait(5_000);
  const memory = memoryOf(second.pid);
  return {
    figures: [
      { name: "start, first", value: first.ms, reference: "an empty data directory, the web app built before" },
      {
        name: "start, warm",
        value: percentile(warm, 50),
        reference: `the same directory again, median of ${warm.map((ms) => ms.toFixed(0)).join(", ")}`,
      },
      ...(memory
        ? [
            {
              name: "memory of the idle server",
              value: memory.server,
              reference: "proportional share, 5 s after its start",
            },
            { name: "memory of the idle database", value: memory.database, reference: "all of its processes together" },
          ]
        : []),
    ],
    url: `http://127.0.0.1:${settings.PATRON_PORT}`,
    stop,
  };
}

async function startOnce(settings: Record<string, string>) {
  const started = performance.now();
  const child = spawn(process.execPath, [...asStarted, join(root, "tools/start.mjs")], {
    cwd: root,
    env: { ...env, ...settings },
    stdio: ["ignore", "pipe", "inherit"],
  });
  await announced(child);
  const ms = performance.now() - started;
  const stop = async () => {
    child.kill("SIGTERM");
    await once(child, "exit");
  };
  return { ms, pid: child.pid ?? 0, stop };
}

async function announced(child: ChildProcess): Promise<void> {
  let output = "";
  for await (const piece of child.stdout ?? []) {
    output += String(piece);
    if (output.includes("Patron is at")) return;
  }
  throw new Error(`The server ended: ${output}`);
}

/** Megabytes of a process and its descendants, if the system reports it; shared memory is divided equally. */
function memoryOf(pid: number): { server: number; database: number } | undefined {
  if (!existsSync(`/proc/${pid}/smaps_rollup`)) return undefined;
  const below = readdirSync("/proc").filter((name) => /^\d+$/.test(name) && isBelow(Number(name), pid));
  return { server: share(pid), database: below.reduce((sum, name) => sum + share(Number(name)), 0) };
}

function isBelow(pid: number, ancestor: number): boolean {
  try {
    const parent = Number(/^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0);
    return parent === ancestor || (parent > 1 && isBelow(parent, ancestor));
  } catch {
    return false; // It has just ended.
  }
}

function share(pid: number): number {
  const text = readFileSync(`/proc/${pid}/smaps_rollup`, "utf8");
  return Number(/^Pss:\s+(\d+)/m.exec(text)?.[1] ?? 0) / 1024;
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const bound = probe.address();
  probe.close();
  return typeof bound === "object" && bound ? bound.port : 0;
}
