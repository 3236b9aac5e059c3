import { type ChildProcess, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { chmodSync, mkdirSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { afterAll } from "vitest";
import { runningProcesses } from "../../src/kit/database/processes.ts";

/** How many processes the server has, unless a test decides. */
const processes = process.env.PATRON_PROCESSES ?? "1";
const withoutWeb = [fileURLToPath(new URL("../../../../tools/start.mjs", import.meta.url)), "--without-web"];

/** A complete Patron in a separate process that a test may kill and restart on the same data. */
export interface Patron {
  url: string;
  dataDir: string;
  /** Resolves when it responds. */
  start(): Promise<void>;
  kill(): Promise<void>;
  /** Ends it as an administrator does, with all that it still answers. */
  stop(): Promise<void>;
  /** Whether it responds that the database is ready. Throws with its last log lines if it has exited, like `isRunning`. */
  isReady(): Promise<boolean>;
  isRunning(): boolean;
  /** The ids of its server processes, if it has several. */
  processes(): number[];
  /** Its complete log. */
  log(): string;
}

/** How a start that was meant to fail ended. */
export interface Ended {
  code: number | null;
  output: string;
}

/**
 * A Patron for one test file, not yet started: on its own embedded database, unless `env` names another. `command` are the arguments of Node. Ends
 * with the file, so tests cannot make one.
 */
export async function newPatron(env: Record<string, string> = {}, command = withoutWeb): Promise<Patron> {
  const dataDir = join(tmpdir(), `patron-fault-${randomUUID()}`);
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  let running: ChildProcess | undefined;
  let log = "";
  const isRunning = () => {
    if (running && hasEnded(running))
      throw new Error(`The server has ended (${running.signalCode ?? running.exitCode}): ${log.slice(-4_000)}`);
    return running !== undefined;
  };
  const isReady = async () => {
    isRunning();
    const signal = AbortSignal.timeout(10_000);
    return await fetch(`${url}/health/ready`, { signal: signal }).then(
      ({ ok }) => ok,
      () => false,
    );
  };
  afterAll(async () => {
    if (running) await endOf(running, "SIGTERM");
    rmSync(dataDir, { recursive: true, force: true });
  });
  return {
    url,
    dataDir,
    isReady,
    isRunning,
    processes: () =>
      runningProcesses()
        .filter(({ parent, command }) => parent === running?.pid && command.includes("server-process.ts"))
        .map(({ pid }) => pid),
    log: () => log,
    async start() {
      mkdirSync(dataDir, { recursive: true });
      chmodSync(dataDir, 0o755); // As root, the database runs as another user, who needs access.
      const child = launch(command, { ...env, PATRON_DATA: dataDir, PATRON_PORT: String(port) });
      running = child;
      child.stderr?.setEncoding("utf8").on("data", (text: string) => {
        log += text;
      });
      child.stdout?.resume();
      for (let tries = 0; tries < 1_800; tries += 1) {
        if (hasEnded(child)) throw new Error(`The server ended instead of starting: ${log.slice(-2_000)}`);
        if (await isReady()) return;
        await wait(50);
      }
      throw new Error(`The server did not become ready: ${log.slice(-2_000)}`);
    },
    async kill() {
      if (running) await endOf(running, "SIGKILL");
    },
    async stop() {
      if (running) await endOf(running, "SIGTERM");
    },
  };
}

/** Starts another Patron on a directory and waits until it gives up. */
export async function startToFail(dataDir: string): Promise<Ended> {
  const child = launch(withoutWeb, { PATRON_DATA: dataDir, PATRON_PORT: String(await freePort()) });
  let output = "";
  child.stderr?.setEncoding("utf8").on("data", (text: string) => {
    output += text;
  });
  child.stdout?.resume();
  const code = await new Promise<number | null>((resolve) => child.once("close", resolve));
  return { code, output };
}

function launch(command: string[], env: Record<string, string>): ChildProcess {
  const { DATABASE_URL: _, DATABASE_APP_URL: __, DATABASE_WORKER_URL: ___, ...outside } = process.env;
  return spawn(process.execPath, command, {
    env: { ...outside, PATRON_LOG: "error", PATRON_REQUESTS_PER_MINUTE: "0", PATRON_PROCESSES: processes, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
}

function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null;
}

async function endOf(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (hasEnded(child)) return;
  const ended = new Promise((resolve) => child.once("exit", resolve));
  child.kill(signal);
  await ended;
}

/** Systems give ports above these to whatever listens on any: it may do so before the server starts, which a test decides. */
const [lowestPort, ports] = [10_000, 20_000];

async function freePort(): Promise<number> {
  for (;;) {
    const port = lowestPort + Math.floor(Math.random() * ports);
    if (await isFree(port)) return port;
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer()
      .once("error", () => resolve(false))
      .listen(port, "127.0.0.1", () => probe.close(() => resolve(true)));
  });
}
