import { availableParallelism } from "node:os";
import { type Gate, packagesOf, problemsOf } from "./program.ts";

/**
 * Types of every package; the server's project includes these tools. One project per core with a single checker each (tsconfig.base.json):
 * tsc's default of four checkers would compute the contract's types four times.
 */
export const types: Gate = {
  name: "types",
  async run(root) {
    const problems: string[] = [];
    const waiting = packagesOf(root);
    const checkNext = async () => {
      for (let folder = waiting.shift(); folder !== undefined; folder = waiting.shift()) {
        const args = ["-p", folder, "--pretty", "false"];
        problems.push(...(await problemsOf("node_modules/typescript/bin/tsc", args, root)));
      }
    };
    await Promise.all(Array.from({ length: availableParallelism() }, checkNext));
    // A package's files are checked again in each project that imports them.
    return [...new Set(problems.sort().join("\n").split("\n").filter(Boolean))];
  },
};

/** Lint rules and format in one pass; a warning counts as a problem. */
export const lint: Gate = {
  name: "lint",
  run: (root) =>
    problemsOf(
      "node_modules/@biomejs/biome/bin/biome",
      ["check", "--error-on-warnings", "--diagnostic-level=warn", "--colors=off", "--max-diagnostics=30"],
      root,
    ),
};

/** Unused files, exports and dependencies. */
export const unused: Gate = {
  name: "unused",
  run: (root) => problemsOf("node_modules/knip/bin/knip.js", ["--no-progress", "--treat-config-hints-as-errors"], root),
};

/** Generated files match the contract, the migrations and the queries. */
export const generated: Gate = {
  name: "generated files",
  async run(root) {
    const contract = await problemsOf("tools/generate-contract.ts", ["--check"], root);
    const sql = await problemsOf("tools/generate-sql.ts", ["--check"], root);
    return [...contract, ...sql, ...(await problemsOf("tools/generate-tables.ts", ["--check"], root))];
  },
};
