import { spawn } from "node:child_process";
import { existsSync, globSync } from "node:fs";
import { join } from "node:path";

/** One check of `npm run check`: returns the problems, one line or block each; empty means that it passes. */
export interface Gate {
  name: string;
  run(root: string): Promise<string[]>;
}

/**
 * Runs a program with the current Node and returns its output as one problem if it failed. `script` is a path below the clone's
 * node_modules or tools, so a gate can check another folder than its own, as its test does.
 */
export async function problemsOf(script: string, args: string[], cwd: string): Promise<string[]> {
  const home = join(import.meta.dirname, "../..");
  const child = spawn(process.execPath, [join(home, script), ...args], { cwd, stdio: ["ignore", "pipe", "pipe"] });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (output += chunk));
  const code = await new Promise((resolve) => child.once("close", resolve));
  return code === 0 ? [] : [output.trim() || `${script} ended with ${code}`];
}

/** The code files of a clone, as sorted paths with forward slashes. */
export function codeFiles(root: string): string[] {
  return globSync("{packages,tools}/**/*.{ts,tsx,mts,mjs,css,sql}", {
    cwd: root,
    exclude: (name) => ["node_modules", "dist", "generated", "results", "shots"].includes(name),
  })
    .map((path) => path.replaceAll("\\", "/"))
    .sort();
}

/** The packages that have a tsconfig.json. */
export function packagesOf(root: string): string[] {
  return globSync("packages/*", { cwd: root })
    .filter((folder) => existsSync(join(root, folder, "tsconfig.json")))
    .sort();
}
