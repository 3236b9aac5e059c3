import { root } from "./data-directory.ts";
import { boundaries } from "./gates/boundaries.ts";
import { catalogue } from "./gates/catalogue.ts";
import { generated, lint, types, unused } from "./gates/compiler.ts";
import { conventions } from "./gates/conventions.ts";
import type { Gate } from "./gates/program.ts";
import { sizes } from "./gates/sizes.ts";
import { tenantSql } from "./gates/tenant-sql.ts";

// `npm run check`: every gate in turn with its duration, quick ones first. Arguments select gates by name.

const gates: Gate[] = [sizes, conventions, catalogue, tenantSql, lint, types, boundaries, unused, generated];

/** Runs the gates and prints a line for each; a failed one with its problems. One gate counts as one test. */
export async function check(chosen: string[] = []): Promise<{ passed: number; failed: number }> {
  let failed = 0;
  const running = gates.filter(({ name }) => chosen.length === 0 || chosen.includes(name));
  for (const { name, run } of running) {
    const started = performance.now();
    const problems = await run(root).catch((error: unknown) => [String(error)]);
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(`${problems.length === 0 ? "✓" : "✗"} ${name.padEnd(14)} ${seconds.padStart(5)} s`);
    for (const problem of problems) console.log(problem.replaceAll(/^/gm, "    "));
    if (problems.length > 0) failed++;
  }
  return { passed: running.length - failed, failed };
}

if (import.meta.main) {
  const { failed } = await check(process.argv.slice(2));
  process.exitCode = failed === 0 ? 0 : 1;
}
