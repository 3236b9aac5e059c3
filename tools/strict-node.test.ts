import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "./data-directory.ts";
import { strictly } from "./strict-node.ts";

/** Runs a suite with this single test: vitest's exit code and output. */
function suite(body: string) {
  const folder = mkdtempSync(join(tmpdir(), "patron-strict-"));
  try {
    writeFileSync(join(folder, "planted.test.js"), `import { execFileSync } from "node:child_process";\n${body}\n`);
    const vitest = join(root, "node_modules/vitest/vitest.mjs");
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [vitest, "run", "--globals", "--root", folder],
      // The surrounding run sets variables that identify its workers.
      { cwd: folder, encoding: "utf8", env: strictly({ PATH: process.env.PATH }) },
    );
    return { status, output: stdout + stderr };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
const warning = 'process.emitWarning("Old habits.", "DeprecationWarning")';

test("a clean suite passes", () => {
  expect(suite('test("a", () => {});')).toMatchObject({ status: 0 });
});

test("a deprecation warning in a test fails the suite, and is printed", () => {
  const { status, output } = suite(`test("a", async () => { ${warning}; await new Promise(setImmediate); });`);
  expect(status).toBe(1);
  expect(output).toContain("Old habits.");
});

test("a deprecation warning in a process that a test starts ends that process", () => {
  const { status, output } = suite(`test("a", () => { execFileSync(process.execPath, ["-e", '${warning}']); });`);
  expect(status).toBe(1);
  expect(output).toContain("Old habits.");
});
