import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { root } from "../data-directory.ts";
import { strictly } from "./strict-node.ts";

/** Runs a suite of a single file with these lines: vitest's exit code and output. */
export function plantedSuite(body: string, args: readonly string[] = [], env: Record<string, string> = {}) {
  const folder = mkdtempSync(join(tmpdir(), "patron-planted-"));
  try {
    writeFileSync(join(folder, "planted.test.js"), `${body}\n`);
    const vitest = join(root, "node_modules/vitest/vitest.mjs");
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [vitest, "run", "--globals", "--root", folder, ...args],
      // The surrounding run sets variables that identify its workers.
      { cwd: folder, encoding: "utf8", env: strictly({ PATH: process.env.PATH, ...env }) },
    );
    return { status, output: stdout + stderr };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
