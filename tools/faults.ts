import { spawn } from "node:child_process";
import { randomInt } from "node:crypto";
import { join } from "node:path";
import { full } from "../packages/server/test/faults/profile.ts";
import { root } from "./data-directory.ts";
import { readOptions } from "./options.ts";

// `npm run faults`: kills, cut connections, lost responses and races in full number, one file after another. `npm test` runs each a few
// times. With PATRON_CITUS also on a cluster. `--seed` repeats the same pauses and losses; further arguments select files by name.

const { values, positionals } = readOptions({ options: { seed: { type: "string" } }, allowPositionals: true });
const seed = values.seed ?? String(randomInt(1_000_000));
const vitest = join(root, "node_modules/vitest/vitest.mjs");
const folder = "packages/server/src/faults/";
const files = positionals.length > 0 ? positionals.map((name) => folder + name) : [folder];

console.log(
  `Seed ${seed}. ${Object.entries(full)
    .map(([name, count]) => `${name} ${count}`)
    .join(", ")}.`,
);
const projects = process.env.PATRON_CITUS ? ["server", "citus"] : ["server"];
const options = ["run", ...projects.map((name) => `--project=${name}`), "--no-file-parallelism", "--reporter=verbose"];
const child = spawn(process.execPath, [vitest, ...options, ...files], {
  cwd: root,
  env: { ...process.env, PATRON_FAULTS: "full", PATRON_FAULTS_SEED: seed },
  stdio: ["ignore", "inherit", "inherit"],
});
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => child.kill(signal));
child.once("close", (code) => {
  console.log(`Seed ${seed}: ${code === 0 ? "everything held" : "something broke"}.`);
  process.exitCode = code ?? 1;
});
