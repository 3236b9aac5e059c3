import { type ChildProcess, fork } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { root } from "./data-directory.ts";
import type { Mutant } from "./mutation/mutants.ts";
import { readOptions } from "./options.ts";

// `npm run mutate`: changes the engine in small ways, one at a time, and checks whether its tests notice. Not Stryker, whose runner matches
// no test name of Vitest 5 (stryker-js issue 6210), so every mutant would survive. Random tests use few, fixed cases here. Results are in
// `.mutation` and valid until the file changes; survivors are tried again when a test changes. `--minutes` limits a run, and the next one
// continues; `--runs` uses more random sales and tries survivors again; further arguments select files by part of their name.

const { values, positionals } = readOptions({
  options: {
    minutes: { type: "string" },
    jobs: { type: "string" },
    runs: { type: "string" },
    all: { type: "boolean" },
  },
  allowPositionals: true,
});
const until = Date.now() + Number(values.minutes ?? 600) * 60_000;
const rooms = ["money", "tax", "pricing", "loyalty", "sale", "ledger"];
const engine = "packages/engine";
const mutated = rooms.flatMap((room) => paths(`${engine}/src/${room}/**/*.ts`)).filter((path) => !isTest(path));
const tests = paths(`${engine}/src/**/*.test.ts`).filter((path) => !path.includes("/access/"));
const resultsFile = join(root, ".mutation/results.json");
const slowest = 20_000;

/** A mutant's result: the unit that killed it, or null, with the versions of its file and the tests. */
interface Found {
  killer: string | null;
  file: string;
  tests: string;
}

interface Loaded {
  loaded: boolean;
  why?: string;
  mutants: Mutant[];
  early: number[];
  covered: [number, number][];
  seconds: number;
  units: number;
}

const ofTests = `${hashOf([...tests, ...paths(`${engine}/test/**/*.ts`)])} ${values.runs ?? ""}`.trim();
const ofFile = new Map(mutated.map((path) => [path.slice(root.length + 1), hashOf([path])]));
const found: Record<string, Found> = existsSync(resultsFile) ? JSON.parse(readFileSync(resultsFile, "utf8")) : {};
const { mutants, early, covered, first } = await start();
const selected = mutants.filter(
  ({ file }) => positionals.length === 0 || positionals.some((word) => file.includes(word)),
);
await runAll(selected.filter((mutant) => !isKnown(mutant)));
save();
report();

function paths(pattern: string): string[] {
  return globSync(pattern, { cwd: root })
    .map((path) => join(root, path))
    .sort();
}

function isTest(path: string): boolean {
  return path.endsWith(".test.ts");
}

function hashOf(files: readonly string[]): string {
  const hash = createHash("sha256");
  for (const path of files) hash.update(path).update(readFileSync(path));
  return hash.digest("hex").slice(0, 12);
}

/** The key of a mutant in the results. */
function keyOf({ file, line, column, operator, original, changed }: Mutant): string {
  return `${file}:${line}:${column} ${operator} ${original} → ${changed}`;
}

function isKnown(mutant: Mutant): boolean {
  const before = found[keyOf(mutant)];
  if (!before || values.all || before.file !== ofFile.get(mutant.file)) return false;
  return before.killer !== null || before.tests === ofTests;
}

function child(preset: number): ChildProcess {
  const setup = JSON.stringify({ mutated, tests, preset });
  const env = {
    ...process.env,
    MUTATE_SETUP: setup,
    ORACLE_SEED: "1",
    ORACLE_RUNS: values.runs ?? "150",
    RUNS: "0.04",
  };
  return fork(join(import.meta.dirname, "mutation/worker.ts"), { env, stdio: ["ignore", "ignore", "inherit", "ipc"] });
}

/** The next message of a process; undefined if it takes too long or ends. */
function message<Message>(process_: ChildProcess, within: number): Promise<Message | undefined> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => end(undefined), within);
    const end = (reply: Message | undefined) => {
      clearTimeout(timer);
      process_.off("message", end).off("exit", gone);
      resolve(reply);
    };
    const gone = () => end(undefined);
    process_.once("message", end).once("exit", gone);
  });
}

/** Starts a process without a mutant; if its tests fail there is nothing to compare. */
async function started(): Promise<{ first: ChildProcess; reply: Loaded }> {
  const first = child(0);
  const reply = await message<Loaded>(first, 300_000);
  if (reply?.loaded) return { first, reply };
  first.kill("SIGKILL");
  console.error(reply?.why ?? "The tests did not load.");
  process.exit(1);
}

async function start() {
  const { first, reply } = await started();
  console.log(
    `${reply.mutants.length} mutants, ${reply.units} units of tests, ${reply.seconds.toFixed(1)} s without any.`,
  );
  return { mutants: reply.mutants, early: new Set(reply.early), covered: new Map(reply.covered), first };
}

/** Switches a mutant on in a process that has loaded everything. A timeout counts as noticed, and the process is not reused. */
async function runInProcess(warm: ChildProcess, { id }: Mutant): Promise<string | null> {
  warm.send({ id });
  const reply = await message<{ killer: string | null }>(warm, slowest);
  return reply ? reply.killer : "took too long";
}

/** In a separate process, so values computed while loading use the mutant. */
async function runInNewProcess({ id }: Mutant): Promise<string | null> {
  const own = child(id);
  const reply = await message<{ killer?: string | null; loaded?: boolean }>(own, slowest * 2);
  own.kill("SIGKILL");
  if (!reply) return "took too long";
  return reply.loaded === false ? "does not load" : (reply.killer ?? null);
}

async function runAll(waiting: Mutant[]): Promise<void> {
  const jobs = Math.max(1, Number(values.jobs ?? availableParallelism()));
  let done = 0;
  const work = async (given: ChildProcess | undefined) => {
    let warm = given;
    for (let mutant = waiting.shift(); mutant && Date.now() < until; mutant = waiting.shift()) {
      let killer: string | null = null;
      if ((covered.get(mutant.id) ?? 0) > 0) {
        if (!warm) {
          warm = (await started()).first;
        }
        killer = await runInProcess(warm, mutant);
        if (killer === "took too long") {
          warm.kill("SIGKILL");
          warm = undefined;
        }
      }
      if (killer === null && early.has(mutant.id)) killer = await runInNewProcess(mutant);
      found[keyOf(mutant)] = { killer, file: ofFile.get(mutant.file) ?? "", tests: ofTests };
      done += 1;
      if (done % 50 === 0) save();
    }
    warm?.kill("SIGKILL");
  };
  await Promise.all(Array.from({ length: jobs }, (_, job) => work(job === 0 ? first : undefined)));
  first.kill("SIGKILL");
}

function save(): void {
  mkdirSync(join(root, ".mutation"), { recursive: true });
  writeFileSync(resultsFile, JSON.stringify(found, null, 1));
}

function report(): void {
  const all = selected.map((mutant) => ({
    mutant,
    result: isKnown(mutant) || !values.all ? found[keyOf(mutant)] : undefined,
  }));
  const current = all.filter(({ mutant, result }) => result?.file === ofFile.get(mutant.file));
  for (const file of [...new Set(selected.map((mutant) => mutant.file))]) {
    const own = current.filter(({ mutant }) => mutant.file === file);
    const left = own.filter(({ result }) => result?.killer === null);
    const waiting = selected.filter((mutant) => mutant.file === file).length - own.length;
    console.log(
      `${file}: ${own.length - left.length} killed, ${left.length} survived${waiting ? `, ${waiting} not tested yet` : ""}`,
    );
    for (const { mutant } of left) {
      const short = (text: string) => text.replaceAll(/\s+/g, " ").slice(0, 90);
      const reach = (covered.get(mutant.id) ?? 0) > 0 ? "" : " (no test reaches it)";
      console.log(
        `    ${mutant.line}:${mutant.column} ${mutant.operator}: ${short(mutant.original)} → ${short(mutant.changed) || "nothing"}${reach}`,
      );
    }
  }
  const killed = current.filter(({ result }) => result?.killer !== null).length;
  console.log(
    `${killed} of ${current.length} killed, ${((100 * killed) / Math.max(1, current.length)).toFixed(1)} %; ${selected.length - current.length} not tested yet.`,
  );
}
