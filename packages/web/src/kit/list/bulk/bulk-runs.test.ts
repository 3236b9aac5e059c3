import { Failure } from "@patron/contract/client";
import { expect, test, vi } from "vitest";
import { presentRuns, runControl, startRun } from "./bulk-runs.ts";

interface Doing {
  /** Handles one row; what it throws is the refusal. */
  does: (id: string, key: string) => Promise<void> | void;
  ids?: string[];
  skips?: (id: string) => string | null;
}

/** Starts a run over some rows and returns its state. */
function start({ does, ids = ["a", "b", "c"], skips = () => null }: Doing) {
  let ended = 0;
  const id = startRun({
    label: "Switch off",
    total: ids.length,
    async *rows() {
      for (const one of ids)
        yield [{ id: one, name: one.toUpperCase(), skip: skips(one), run: async (key) => does(one, key) }];
    },
    onEnd: () => {
      ended += 1;
    },
  });
  const run = () => presentRuns().find((one) => one.id === id);
  const until = (phase: string) => vi.waitFor(() => expect(run()?.phase).toBe(phase), 3000);
  return { id, run, until, ended: () => ended };
}

test("every row is done once with a key of its own; refusals keep their reasons", async () => {
  const seen: [string, string][] = [];
  const work = start({
    does: (id, key) => {
      seen.push([id, key]);
      if (id === "b") throw new Failure("pos.has_terminals");
    },
  });
  await work.until("finished");
  expect(seen.map(([id]) => id).sort()).toEqual(["a", "b", "c"]);
  expect(new Set(seen.map(([, key]) => key)).size).toBe(3);
  expect(work.run()).toMatchObject({ done: 2, total: 3, refused: [{ id: "b", name: "B" }] });
  expect(work.run()?.refused[0]?.why).toMatchObject({ code: "pos.has_terminals" });
  expect(work.ended()).toBe(1);
});

test("refused rows are tried again with new keys, and only they", async () => {
  const seen: string[] = [];
  const work = start({
    does: (id, key) => {
      seen.push(`${id} ${key}`);
      if (seen.length === 1) throw new Failure("conflict.stale");
    },
    ids: ["a", "b"],
  });
  await work.until("finished");
  runControl.retry(work.id);
  await work.until("finished");
  await vi.waitFor(() => expect(seen).toHaveLength(3));
  expect(seen[2]?.slice(0, 1)).toBe("a");
  expect(seen[2]).not.toBe(seen[0]);
  await vi.waitFor(() => expect(work.run()).toMatchObject({ phase: "finished", done: 2, refused: [] }));
});

test("a row to which it does not apply is left out with its reason", async () => {
  const work = start({ does: () => undefined, skips: (id) => (id === "a" ? "Is off already" : null) });
  await work.until("finished");
  expect(work.run()).toMatchObject({ done: 2, skipped: [{ id: "a", why: "Is off already" }], refused: [] });
});

test("a batch is one call; the rows that it refuses are told by name, and only they count when it is tried again", async () => {
  const keys: string[] = [];
  const rows = [..."abc"].map((id) => ({ id, name: id.toUpperCase() }));
  const id = startRun({
    label: "Record consent",
    total: 3,
    async *rows() {
      yield [
        {
          ...{ id: "a", name: "", skip: null, rows },
          async run(key) {
            keys.push(key);
            return new Map(keys.length === 1 ? [["b", new Failure("customer.not_found")]] : []);
          },
        },
      ];
    },
    onEnd: () => undefined,
  });
  const run = () => presentRuns().find((one) => one.id === id);
  await vi.waitFor(() => expect(run()?.phase).toBe("finished"));
  expect(run()).toMatchObject({ done: 2, total: 3, refused: [{ id: "b", name: "B" }] });
  runControl.retry(id);
  await vi.waitFor(() => expect(run()).toMatchObject({ phase: "finished", done: 3, total: 3, refused: [] }));
  expect(new Set(keys).size).toBe(2);
});

test("a batch that fails as a whole refuses each of its rows", async () => {
  const id = startRun({
    label: "Record consent",
    total: 2,
    async *rows() {
      const rows = [..."ab"].map((one) => ({ id: one, name: one }));
      yield [{ id: "a", name: "", skip: null, rows, run: () => Promise.reject(new Failure("access.denied")) }];
    },
    onEnd: () => undefined,
  });
  const run = () => presentRuns().find((one) => one.id === id);
  await vi.waitFor(() => expect(run()?.phase).toBe("finished"));
  expect(run()).toMatchObject({ done: 0, total: 2, refused: [{ id: "a" }, { id: "b" }] });
});

test("a server that cannot be reached pauses the run; resuming repeats the request with the same key", async () => {
  const keys: string[] = [];
  const work = start({
    ids: ["a"],
    does: (_, key) => {
      keys.push(key);
      if (keys.length === 1) throw new Failure("server.unavailable");
    },
  });
  await work.until("paused");
  expect(work.run()).toMatchObject({ unreachable: true, done: 0 });
  runControl.resume(work.id);
  await work.until("finished");
  expect(keys[0]).toBe(keys[1]);
});

test("stopping leaves the rest as it is; closing takes it away", async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const seen: string[] = [];
  const ids = Array.from({ length: 20 }, (_, index) => `row-${index}`);
  const work = start({
    ids,
    does: (id) => {
      seen.push(id);
      return promise;
    },
  });
  await vi.waitFor(() => expect(seen.length).toBeGreaterThan(2), 3000);
  runControl.stop(work.id);
  resolve();
  await vi.waitFor(() => expect(work.run()).toMatchObject({ phase: "stopped", done: seen.length }));
  expect(seen.length).toBeLessThanOrEqual(4);
  runControl.close(work.id);
  expect(work.run()).toBeUndefined();
});

test("rows that cannot be loaded are reported as a refusal", async () => {
  const id = startRun({
    label: "Switch off",
    total: 2,
    // biome-ignore lint/correctness/useYield: it fails before its first row.
    async *rows() {
      throw new Failure("access.denied");
    },
    onEnd: () => undefined,
  });
  const run = () => presentRuns().find((one) => one.id === id);
  await vi.waitFor(() => expect(run()?.phase).toBe("finished"));
  expect(run()?.refused[0]?.why).toMatchObject({ code: "access.denied" });
});

test("rows of later pages are not missed, although changed ones no longer match", async () => {
  const matching = new Set(["a", "b", "c", "d", "e"]);
  const id = startRun({
    label: "Switch off",
    total: matching.size,
    async *rows() {
      for (let from = 0; ; from += 1) {
        const [next] = [...matching].slice(from);
        if (next === undefined) return;
        yield [{ id: next, name: next, skip: null, run: async () => void matching.delete(next) }];
        // As long as a page takes.
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
    },
    onEnd: () => {},
  });
  const run = () => presentRuns().find((one) => one.id === id);
  await vi.waitFor(() => expect(run()?.phase).toBe("finished"), 5000);
  expect([...matching]).toEqual([]);
  expect(run()).toMatchObject({ done: 5, total: 5 });
});
