import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach } from "vitest";

/** An empty directory for each test of the importing file, deleted afterwards. */
export let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "patron-gates-"));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** Writes files, by their path, into the directory of the test. */
export function plant(files: Record<string, string>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
}
