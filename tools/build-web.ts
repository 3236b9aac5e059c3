import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync } from "node:fs";
import { glob } from "node:fs/promises";
import { join } from "node:path";
import { setImmediate as nextTurn } from "node:timers/promises";
import { StartRefused } from "../packages/server/src/kit/database/start-refused.ts";
import { root } from "./data-directory.ts";

const web = join(root, "packages/web");
const builds = join(web, "dist");
/** A running server keeps serving its build; older builds than these are no longer in use. */
const maxBuilds = 3;
const filesAtOnce = 20;

/**
 * Returns the folder of the built web app, building it first if its inputs changed: its own sources, those of its two packages, the
 * versions of its tools, and the build itself. Each build has its own folder that never changes, so a new build does not affect a running
 * server.
 */
export async function builtWeb(report: (line: string) => void): Promise<string> {
  const dist = join(builds, (await hashOfSources()).slice(0, 16));
  if (!existsSync(dist)) {
    report("Building the web app …");
    const part = `${dist}.part-${process.pid}`;
    const { code, output } = await build(part);
    if (code !== 0) {
      throw new StartRefused(`${output}\nThe web app could not be built (npx vite build in packages/web).`);
    }
    keep(part, dist);
  }
  utimesSync(dist, new Date(), new Date());
  removeOld();
  return dist;
}

/** Renames the finished build, or drops it if another process was faster. */
function keep(part: string, dist: string): void {
  try {
    renameSync(part, dist);
  } catch (error) {
    rmSync(part, { recursive: true, force: true });
    if (!existsSync(dist)) throw error;
  }
}

function removeOld(): void {
  const all = readdirSync(builds).map((name) => join(builds, name));
  const newestFirst = all.sort((one, other) => statSync(other).mtimeMs - statSync(one).mtimeMs);
  for (const old of newestFirst.slice(maxBuilds)) rmSync(old, { recursive: true, force: true });
}

/** Pauses after some files, so that what starts at the same time goes on. */
async function hashOfSources(): Promise<string> {
  const sources = [
    "packages/web/{src,public}/**/*",
    "packages/web/*.*",
    "packages/{contract,engine}/src/**/*",
    "package-lock.json",
    // The build's own definition.
    "tools/build-web.ts",
  ];
  const files: string[] = [];
  for await (const entry of glob(sources, { cwd: root, withFileTypes: true }))
    if (entry.isFile()) files.push(join(entry.parentPath, entry.name));
  const hash = createHash("sha256");
  for (const [index, path] of files.sort().entries()) {
    if (/\.test\.tsx?$/.test(path)) continue;
    hash.update(path.slice(root.length)).update("\0").update(readFileSync(path)).update("\0");
    if (index % filesAtOnce === 0) await nextTurn();
  }
  return hash.digest("hex");
}

/** Its output is only shown if the build fails. */
function build(outDir: string): Promise<{ code: number | null; output: string }> {
  const vite = join(root, "node_modules/vite/bin/vite.js");
  const child = spawn(
    process.execPath,
    [vite, "build", "--configLoader", "native", "--outDir", outDir, "--emptyOutDir"],
    {
      cwd: web,
      // Tests set another NODE_ENV, which would build React's development version: half as large again and half as fast.
      env: { ...process.env, NODE_ENV: "production" },
      stdio: ["ignore", "pipe", "pipe"],
    },
  );
  // A start that fails meanwhile does not leave it behind.
  const end = () => child.kill();
  process.once("exit", end);
  child.once("close", () => process.off("exit", end));
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (output += chunk));
  return new Promise((resolve) => child.once("close", (code) => resolve({ code, output })));
}
