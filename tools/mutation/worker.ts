import { readFileSync } from "node:fs";
import { registerHooks } from "node:module";
import { relative } from "node:path";
import { pathToFileURL } from "node:url";
import { root } from "../data-directory.ts";
import { harness, type Unit } from "./harness.ts";
import { instrumented, type Mutant, sitesOf } from "./mutants.ts";

// One process of `npm run mutate`: it loads the engine with every mutant built in and switched off, and all of the engine's tests. Then it
// switches on the requested mutant and runs the tests that reach it, shortest first, until one fails.

/** The process's setup: sources, tests, and a mutant that is on from the start, or 0. */
interface Setup {
  mutated: string[];
  tests: string[];
  preset: number;
}
/** A unit of tests and its result without a mutant. */
interface Known {
  unit: Unit;
  took: number;
  reached: Set<number>;
}

const setup: Setup = JSON.parse(process.env.MUTATE_SETUP ?? "{}"); // Written by `mutate.ts`.
const { mutants, sources } = prepared(setup.mutated);
const { provided, units, file } = harness();
let active = setup.preset;
let reached = new Uint8Array(mutants.length + 1);
Object.assign(globalThis, {
  __provided: provided,
  __mutant(id: number) {
    reached[id] = 1;
    return id === active;
  },
});

const names = Object.keys(provided).join(", ");
registerHooks({
  resolve(specifier, context, next) {
    const isTest = context.parentURL?.includes("/packages/engine/");
    return specifier === "vitest" && isTest ? { url: "harness:vitest", shortCircuit: true } : next(specifier, context);
  },
  load(url, context, next) {
    if (url === "harness:vitest")
      return { format: "module", source: `export const { ${names} } = globalThis.__provided;`, shortCircuit: true };
    const source = sources.get(url);
    return source ? { format: "module-typescript", source, shortCircuit: true } : next(url, context);
  },
});

process.on("uncaughtException", (error) => answer({ loaded: false, why: String(error) }));
try {
  for (const path of setup.tests) await file(relative(root, path), () => import(pathToFileURL(path).href));
} catch (error) {
  answer({ loaded: false, why: String(error) });
  process.exit(0);
}
const early = taken();
if (setup.preset > 0) answer({ id: setup.preset, killer: await killer(units) });
else await serve(await known());

function answer(message: object): void {
  process.send?.(message);
}

function prepared(files: readonly string[]) {
  const all: Mutant[] = [];
  const texts = new Map<string, string>();
  let id = 0;
  for (const path of files) {
    const source = readFileSync(path, "utf8");
    const sites = sitesOf(relative(root, path), source, () => {
      id += 1;
      return id;
    });
    all.push(...sites.flatMap((site) => site.mutants));
    texts.set(pathToFileURL(path).href, instrumented(source, sites));
  }
  return { mutants: all, sources: texts };
}

/** The mutants reached since the last call. */
function taken(): Set<number> {
  const ids = new Set(mutants.map(({ id }) => id).filter((id) => reached[id] === 1));
  reached = new Uint8Array(mutants.length + 1);
  return ids;
}

/** The name of the first unit that fails. */
async function killer(some: readonly Unit[]): Promise<string | null> {
  for (const unit of some) {
    try {
      await unit.run();
    } catch {
      return unit.name;
    }
  }
  return null;
}

/** Runs everything once without mutants; a failure means that there is nothing to compare with. */
async function known(): Promise<Known[]> {
  const all: Known[] = [];
  for (const unit of units) {
    const started = performance.now();
    try {
      await unit.run();
    } catch (error) {
      answer({ loaded: false, why: `${unit.name} fails without a mutant: ${error}` });
    }
    all.push({ unit, took: performance.now() - started, reached: taken() });
  }
  return all.toSorted((a, b) => a.took - b.took);
}

async function serve(all: readonly Known[]): Promise<void> {
  const seconds = all.reduce((sum, { took }) => sum + took, 0) / 1000;
  const covered = mutants.map(({ id }) => [id, all.filter(({ reached: own }) => own.has(id)).length] as const);
  answer({ loaded: true, mutants, early: [...early], covered, seconds, units: units.length });
  process.on("message", async ({ id }: { id: number }) => {
    active = id;
    const found = await killer(all.filter(({ reached: own }) => own.has(id)).map(({ unit }) => unit));
    active = 0;
    answer({ id, killer: found });
  });
}
