import { root } from "./data-directory.ts";
import { boundaries } from "./gates/boundaries.ts";
import { catalogue } from "./gates/catalogue.ts";
import { generated, lint, types, unused } from "./gates/compiler.ts";
import { conventions } from "./gates/conventions.ts";
import type { Gate } from "./gates/program.ts";
import { sizes } from "./gates/sizes.ts";
import { tenantSql } from "./gates/tenant-sql.ts";

// `npm run check`: every gate with its duration, quick ones first. Arguments select gates by name.

/** Those after another share the cores; the last ones, which use one each, run side by side. */
const gates: Gate[] = [sizes, conventions, catalogue, tenantSql, lint, types];
const sideBySide: Gate[] = [boundaries, unused, generated];

/** Runs the gates and prints a line for each; a failed one with its problems. One gate counts as one test. */
export async function check(chosen: string[] = []): Promise<{ passed: number; failed: number }> {
  const isChosen = ({ name }: Gate) => chosen.length === 0 || chosen.includes(name);
  const passes: boolean[] = [];
  for (const gate of gates.filter(isChosen)) passes.push(await passesAt(gate));
  passes.push(...(await Promise.all(sideBySide.filter(isChosen).map(passesAt))));
  const passed = passes.filter(Boolean).length;
  return { passed, failed: passes.length - passed };
}

async function passesAt({ name, run }: Gate): Promise<boolean> {
  const started = performance.now();
  const problems = await run(root).catch((error: unknown) => [String(error)]);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${problems.length === 0 ? "✓" : "✗"} ${name.padEnd(14)} ${seconds.padStart(5)} s`);
  for (const problem of problems) console.log(problem.replaceAll(/^/gm, "    "));
  return problems.length === 0;
}

if (import.meta.main) {
  const { failed } = await check(process.argv.slice(2));
  process.exitCode = failed === 0 ? 0 : 1;
}
