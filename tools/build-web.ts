import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { StartRefused } from "../packages/server/src/kit/database/start-refused.ts";
import { root } from "./data-directory.ts";

const web = join(root, "packages/web");

/**
 * Gives back the folder of the built web app, building it first when anything that goes into it has changed since: its own sources, those of
 * the two packages it imports, and the versions of what it is made with.
 */
export async function builtWeb(report: (line: string) => void): Promise<string> {
  const dist = join(web, "dist");
  const stamp = join(dist, ".built-from");
  const sources = hashOfSources();
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === sources) return dist;
  report("Building the web app …");
  const { code, output } = await build();
  if (code !== 0) throw new StartRefused(`${output}\nThe web app could not be built (npx vite build in packages/web).`);
  writeFileSync(stamp, sources);
  return dist;
}

function hashOfSources(): string {
  const files = globSync(
    ["packages/web/{src,public}/**/*", "packages/web/*.*", "packages/{contract,engine}/src/**/*", "package-lock.json"],
    { cwd: root, withFileTypes: true },
  ).filter((entry) => entry.isFile());
  const hash = createHash("sha256");
  for (const path of files.map((entry) => join(entry.parentPath, entry.name)).sort()) {
    if (/\.test\.tsx?$/.test(path)) continue;
    hash.update(path.slice(root.length)).update("\0").update(readFileSync(path)).update("\0");
  }
  return hash.digest("hex");
}

/** Its output is kept back: the reader of `npm start` wants it only when the build failed. */
function build(): Promise<{ code: number | null; output: string }> {
  const vite = join(root, "node_modules/vite/bin/vite.js");
  const child = spawn(process.execPath, [vite, "build", "--configLoader", "native"], {
    cwd: web,
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (output += chunk));
  return new Promise((resolve) => child.once("close", (code) => resolve({ code, output })));
}
