import cluster, { type Worker } from "node:cluster";
import { setTimeout as wait } from "node:timers/promises";
import { closeUntaken } from "./close-untaken.ts";
import { connectionsPerProcess } from "./connections.ts";
import type { FromProcess, ServerStart, ToProcess } from "./messages.ts";
import { RequestCounts } from "./request-counts.ts";

/** A process that ended sooner than this after its start counts as failing, and the next one starts after a pause. */
const steadyMs = 10_000;
const maxPauseMs = 30_000;

interface Ready {
  url: string;
  isNew: boolean;
}
interface ServerProcess {
  worker: Worker;
  startedMs: number;
  /** Rejected if it ends before it serves. */
  ready: PromiseWithResolvers<Ready>;
  isReady: boolean;
  runsJobs: boolean;
  ended: PromiseWithResolvers<void>;
}

/** What the command that starts a server needs of it. */
export interface Serving {
  url: string;
  /** Whether the installation has no user yet; false if the database did not answer. */
  isNew(): Promise<boolean>;
  /** Finishes running work, then releases the database. */
  close(): Promise<void>;
}

/**
 * The primary process of a server with several processes behind one port. It hands connections to them in turn, replaces one that ends,
 * lets one of them run the jobs, and counts requests for all. It serves no request itself.
 */
export class Primary {
  readonly #processes = new Set<ServerProcess>();
  readonly #counts = new RequestCounts();
  readonly #count: number;
  readonly #report: (line: string) => void;
  readonly #stopping = new AbortController();
  #start: ServerStart | undefined;
  #isServing = false;
  /** How many processes in a row ended soon after their start. */
  #failures = 0;

  /** Forks the processes, which load their program until `serve` is called. */
  constructor(program: string, count: number, report: (line: string) => void) {
    this.#count = count;
    this.#report = report;
    cluster.setupPrimary({ exec: program, args: [] });
    // One that hangs notices nothing else.
    process.once("exit", () => {
      for (const { worker } of this.#processes) worker.process.kill("SIGKILL");
    });
    for (let index = 0; index < count; index += 1) this.#fork();
  }

  /** Serves requests with every process; fails if one of them cannot. */
  async serve(start: ServerStart): Promise<Serving> {
    const max = await connectionsPerProcess(start.address, this.#count);
    this.#start = { ...start, address: { ...start.address, app: { ...start.address.app, max } } };
    for (const one of this.#processes) this.#sendStart(one, this.#start);
    const [first] = await Promise.all([...this.#processes].map(({ ready }) => ready.promise));
    if (!first) throw new Error("A server needs at least one process.");
    this.#isServing = true;
    return { url: first.url, isNew: async () => first.isNew, close: () => this.#close() };
  }

  #fork(): void {
    const worker = cluster.fork();
    const one: ServerProcess = {
      worker,
      startedMs: performance.now(),
      ready: Promise.withResolvers(),
      isReady: false,
      runsJobs: false,
      ended: Promise.withResolvers(),
    };
    one.ready.promise.catch(() => {}); // Awaited by the start only; a replacement that fails is replaced.
    this.#processes.add(one);
    closeUntaken(worker);
    worker.on("message", (message: FromProcess) => this.#receive(one, message));
    worker.on("error", (error) => this.#report(`A server process: ${error.message}`));
    worker.once("exit", (code, signal) => void this.#replace(one, signal ?? `exit code ${code}`));
    if (this.#start) this.#sendStart(one, this.#start);
  }

  #sendStart({ worker }: ServerProcess, start: ServerStart): void {
    send(worker, { type: "serve", start, processes: this.#count });
  }

  #receive(one: ServerProcess, message: FromProcess): void {
    if (message.type === "count") {
      const { address } = message;
      send(one.worker, { type: "counted", address, count: this.#counts.count(address) });
    } else if (message.type === "ready") {
      one.isReady = true;
      one.ready.resolve(message);
      this.#assignJobs();
    } else {
      const { message: text, code } = message;
      // The start itself reports why it failed.
      if (this.#isServing) this.#report(`A server process failed: ${text}`);
      one.ready.reject(Object.assign(new Error(text), { code }));
    }
  }

  /** Lets one process run the jobs, unless one does already. */
  #assignJobs(): void {
    const all = [...this.#processes];
    const next = all.find(({ isReady }) => isReady);
    if (!next || all.some(({ runsJobs }) => runsJobs)) return;
    next.runsJobs = true;
    send(next.worker, { type: "run jobs" });
  }

  /** The others go on; what the ended one did not finish failed as a broken connection, and is repeated with the same key. */
  async #replace(one: ServerProcess, reason: string): Promise<void> {
    this.#processes.delete(one);
    one.ended.resolve();
    one.ready.reject(new Error(`A server process ended at its start (${reason}).`));
    if (!this.#isServing || this.#stopping.signal.aborted) return;
    for (const { worker } of this.#processes) send(worker, { type: "changes missed" });
    if (one.runsJobs) this.#assignJobs();
    this.#failures = performance.now() - one.startedMs < steadyMs ? this.#failures + 1 : 0;
    const pauseMs = this.#failures === 0 ? 0 : Math.min(100 * 2 ** this.#failures, maxPauseMs);
    this.#report(`A server process ended (${reason}); another starts ${pauseMs ? `in ${pauseMs / 1000} s` : "now"}.`);
    // Stopping ends the pause early.
    await wait(pauseMs, undefined, { signal: this.#stopping.signal }).catch(() => {});
    if (!this.#stopping.signal.aborted) this.#fork();
  }

  /** Every process finishes its requests and jobs. */
  async #close(): Promise<void> {
    this.#stopping.abort();
    for (const { worker } of this.#processes) send(worker, { type: "stop" });
    await Promise.all([...this.#processes].map(({ ended }) => ended.promise));
  }
}

/** A process that has just ended receives nothing; its exit is handled where it is noticed. */
function send(worker: Worker, message: ToProcess): void {
  worker.send(message, () => {});
}
