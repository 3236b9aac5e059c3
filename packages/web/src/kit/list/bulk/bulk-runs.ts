import type { Failure } from "@patron/contract/client";
import { useSyncExternalStore } from "react";
import { failureOf } from "#kit/call/failure-of.ts";

/** A row that was not done, with the server's error or a reason known before. */
export interface Refusal {
  id: string;
  name: string;
  why: Failure | string;
}

export type Phase = "running" | "paused" | "stopped" | "finished";

/** The state of a task over many rows. */
export interface Run {
  id: string;
  label: string;
  phase: Phase;
  /** The number of rows as far as known. */
  total: number;
  done: number;
  /** The rows to which the action does not apply. */
  skipped: readonly Refusal[];
  refused: readonly Refusal[];
  /** Whether the server could not be reached: paused until the user resumes. */
  unreachable: boolean;
}

/** The rows of a batch that were refused, by id. */
export type RefusedRows = ReadonlyMap<string, Failure>;

interface Named {
  id: string;
  name: string;
}

/** The task of one row, or of a batch of rows in one call. */
type Item = Named & { key: string } & (
    | { rows?: undefined; run: (key: string) => Promise<unknown> }
    | { rows: readonly Named[]; run: (key: string) => Promise<RefusedRows> }
  );

const rowsOf = (item: Item): readonly Named[] => item.rows ?? [item];

/** A task before it gets its key; with a reason it is skipped. */
type Keyless<T> = T extends unknown ? Omit<T, "key"> : never;
export type Task = Keyless<Item> & { skip: string | null };

/** The definition of a run. */
export interface RunRequest {
  label: string;
  total: number;
  /** The rows as they are loaded; those to which the action does not apply have a reason. */
  rows: (signal: AbortSignal) => AsyncIterable<readonly Task[]>;
  /** Runs after the last row and after each stop: loaded data are stale. */
  onEnd: () => void;
}

/** The limit of concurrent calls; a new one starts after each interval, because the app shares the server's rate limit. */
const atOnce = 4;
const apartMs = 60;

let runs: readonly Run[] = [];
const works = new Map<string, Work>();
const listeners = new Set<() => void>();

function updateRun(id: string, change: Partial<Run>): void {
  runs = runs.map((run) => (run.id === id ? { ...run, ...change } : run));
  for (const listener of listeners) listener();
}

/** The work of one run. It keeps its rows, so that failed ones can be retried. */
class Work {
  readonly id = crypto.randomUUID();
  private queue: Item[] = [];
  private failed = new Map<string, Item>();
  private collecting = true;
  private busy = 0;
  private busyRows = 0;
  private workers = 0;
  private begun = 0;
  private readonly stopping = new AbortController();
  private readonly request: RunRequest;

  constructor(request: RunRequest) {
    this.request = request;
  }

  get run(): Run | undefined {
    return runs.find(({ id }) => id === this.id);
  }

  async collect(): Promise<void> {
    try {
      for await (const rows of this.request.rows(this.stopping.signal)) {
        if (this.stopping.signal.aborted) break;
        const skipped = rows.flatMap(({ id, name, skip }) => (skip === null ? [] : [{ id, name, why: skip }]));
        for (const { skip, ...row } of rows)
          if (skip === null) this.queue.push({ ...row, key: crypto.randomUUID() } as Item); // A task with a key.
        updateRun(this.id, { skipped: [...(this.run?.skipped ?? []), ...skipped] });
      }
    } catch (error) {
      // Stopping ends the loading too; other errors are shown with the rows that were not reached.
      if (!this.stopping.signal.aborted)
        updateRun(this.id, { refused: [...(this.run?.refused ?? []), this.lost(error)] });
    }
    this.collecting = false;
    // Only when all pages are there: a changed row may no longer match the filters, and the next page would then begin too far down.
    this.goOn();
    const { done = 0, skipped = [], refused = [] } = this.run ?? {};
    updateRun(this.id, { total: done + skipped.length + refused.length + this.left() });
    this.endIfDone();
  }

  /** The rows that are not done, with those that a call is being made for. */
  private left(): number {
    return this.queue.reduce((sum, item) => sum + rowsOf(item).length, this.busyRows);
  }

  private lost(error: unknown): Refusal {
    return { id: "", name: "…", why: failureOf(error) };
  }

  goOn(): void {
    while (this.workers < Math.min(atOnce, this.queue.length + this.busy) && this.run?.phase === "running") {
      this.workers += 1;
      void this.work();
    }
  }

  private async work(): Promise<void> {
    for (let item = this.take(); item; item = this.take()) {
      const { length } = rowsOf(item);
      this.busy += 1;
      this.busyRows += length;
      await this.pace();
      const wait = await this.attempt(item);
      this.busy -= 1;
      this.busyRows -= length;
      if (wait > 0) await sleep(wait);
    }
    this.workers -= 1;
    this.endIfDone();
  }

  private take(): Item | undefined {
    return this.run?.phase === "running" ? this.queue.shift() : undefined;
  }

  private async pace(): Promise<void> {
    const now = Date.now();
    this.begun = Math.max(now, this.begun + apartMs);
    await sleep(this.begun - now);
  }

  /** Does one row or batch; returns how long to wait before the next. */
  private async attempt(item: Item): Promise<number> {
    try {
      const refused = item.rows ? await item.run(item.key) : void (await item.run(item.key));
      this.failed.delete(item.id);
      const not = rowsOf(item).filter(({ id }) => refused?.has(id));
      const done = (this.run?.done ?? 0) + rowsOf(item).length - not.length;
      const refusals = not.map((row) => ({ ...row, why: refused?.get(row.id) ?? "" }));
      // Those that were done are not counted again when the others are tried again.
      if (item.rows && not.length > 0) this.failed.set(item.id, { ...item, rows: not, key: crypto.randomUUID() });
      updateRun(this.id, { done, unreachable: false, refused: [...(this.run?.refused ?? []), ...refusals] });
      return 0;
    } catch (error) {
      return this.refuse(item, failureOf(error));
    }
  }

  private refuse(item: Item, failure: Failure): number {
    // Rate limited, or still running: repeat the same row with the same key.
    if (failure.code === "rate.limited" || failure.code === "request.running") {
      this.queue.unshift(item);
      return 1000 * Number(failure.details.retry_after ?? 2);
    }
    // The outcome is unknown: the same key is sent again when the user resumes.
    if (failure.code === "server.unavailable") {
      this.queue.unshift(item);
      if (this.run?.phase === "running") updateRun(this.id, { phase: "paused", unreachable: true });
      return 0;
    }
    this.failed.set(item.id, { ...item, key: crypto.randomUUID() });
    const refusals = rowsOf(item).map(({ id, name }) => ({ id, name, why: failure }));
    updateRun(this.id, { refused: [...(this.run?.refused ?? []), ...refusals] });
    return 0;
  }

  private endIfDone(): void {
    if (this.workers > 0 || this.collecting || this.queue.length > 0) return;
    if (this.run?.phase !== "running") return;
    updateRun(this.id, { phase: "finished" });
    this.request.onEnd();
  }

  pause(): void {
    updateRun(this.id, { phase: "paused" });
  }

  resume(): void {
    updateRun(this.id, { phase: "running", unreachable: false });
    this.goOn();
    this.endIfDone();
  }

  stop(): void {
    this.stopping.abort();
    this.queue = [];
    updateRun(this.id, { phase: "stopped", unreachable: false });
    this.request.onEnd();
  }

  retry(): void {
    this.queue.push(...this.failed.values());
    this.failed.clear();
    updateRun(this.id, { refused: [], phase: "running" });
    this.goOn();
  }
}

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, Math.max(0, ms)));
}

/** Starts a long task; it continues on every screen until it is closed. */
export function startRun(request: RunRequest): string {
  const work = new Work(request);
  works.set(work.id, work);
  const blank = { phase: "running" as const, done: 0, skipped: [], refused: [], unreachable: false }; // One of the phases.
  runs = [...runs, { id: work.id, label: request.label, total: request.total, ...blank }];
  updateRun(work.id, {});
  void work.collect();
  return work.id;
}

/** The user's controls of a run. */
export const runControl = {
  pause: (id: string) => works.get(id)?.pause(),
  resume: (id: string) => works.get(id)?.resume(),
  stop: (id: string) => works.get(id)?.stop(),
  /** Retries the refused rows. */
  retry: (id: string) => works.get(id)?.retry(),
  /** Removes it from the screen and stops it. */
  close(id: string): void {
    const run = runs.find((one) => one.id === id);
    if (run?.phase === "running" || run?.phase === "paused") works.get(id)?.stop();
    works.delete(id);
    runs = runs.filter((one) => one.id !== id);
    for (const listener of listeners) listener();
  },
};

/** Returns every run that is not closed. */
export function presentRuns(): readonly Run[] {
  return runs;
}

/** The same as React state. */
export function useRuns(): readonly Run[] {
  return useSyncExternalStore(watchRuns, presentRuns);
}

function watchRuns(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
