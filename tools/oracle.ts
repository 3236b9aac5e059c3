import { spawn } from "node:child_process";
import { randomInt } from "node:crypto";
import { join } from "node:path";
import { root } from "./data-directory.ts";
import { readOptions } from "./options.ts";

// `npm run oracle`: a second calculation of whole checks over the requested number of random sales, and every guarantee of the calculation
// as often. `npm test` does both with tens of thousands. `--seed` repeats the same sales, `--case` one of them; further arguments select
// tests by part of their name.

const { values, positionals } = readOptions({
  options: {
    runs: { type: "string" },
    seed: { type: "string" },
    case: { type: "string" },
    profile: { type: "string" },
  },
  allowPositionals: true,
});
const profiles: Record<string, number> = { quick: 20_000, slow: 1_000_000 };
const runs = Number(values.runs ?? profiles[values.profile ?? "slow"]);
if (!Number.isSafeInteger(runs) || runs < 1) {
  console.error("--runs is a whole number from 1 on; --profile is quick or slow.");
  process.exit(1);
}
const seed = values.seed ?? String(randomInt(2 ** 32));
const files = ["oracle", "promises"].map((name) => `packages/engine/src/sale/${name}.property.test.ts`);
const names = positionals.length > 0 ? ["-t", positionals.join(" ")] : [];

console.log(`Seed ${seed}, ${values.case === undefined ? `${runs} cases` : `case ${values.case}`}.`);
const vitest = join(root, "node_modules/vitest/vitest.mjs");
const child = spawn(
  process.execPath,
  [vitest, "run", "--project", "engine", "--reporter=verbose", ...files, ...names],
  {
    cwd: root,
    env: {
      ...process.env,
      ORACLE_RUNS: String(runs),
      ORACLE_SEED: seed,
      ...(values.case === undefined ? {} : { ORACLE_CASE: values.case }),
    },
    stdio: ["ignore", "inherit", "inherit"],
  },
);
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => child.kill(signal));
child.once("close", (code) => {
  console.log(`Seed ${seed}: ${code === 0 ? "everything agreed" : "something differed"}.`);
  process.exitCode = code ?? 1;
});
