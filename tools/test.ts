import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureBrowser } from "./browser.ts";
import { check } from "./check.ts";
import { root } from "./data-directory.ts";

// Behind `npm test`: the gates, the unit and server suites, the browser flows; its last line is `N passed, N failed` over all of them.
// `--server-only` runs the server suite alone, which `.ci/run` does a second time on a PostgreSQL of the system.

interface Count {
  passed: number;
  failed: number;
}

const serverOnly = process.argv.includes("--server-only");
const counts: Count[] = [];
const started = performance.now();

if (!serverOnly) counts.push(await part("Gates", () => check()));
counts.push(
  await part(serverOnly ? "Server" : "Units and server", () => suites(serverOnly ? ["--project", "server"] : [])),
);
if (!serverOnly) counts.push(await part("Browser", browserFlows));

const total = counts.reduce((sum, one) => ({ passed: sum.passed + one.passed, failed: sum.failed + one.failed }));
console.log(`\nIn ${((performance.now() - started) / 1000).toFixed(0)} s`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;

async function part(title: string, run: () => Promise<Count>): Promise<Count> {
  console.log(`\n— ${title}`);
  return await run();
}

/** Vitest's own report is read for the numbers. A file that does not even load, or a run without a report, counts as one failure. */
async function suites(options: string[]): Promise<Count> {
  const folder = mkdtempSync(join(tmpdir(), "patron-results-"));
  const report = join(folder, "vitest.json");
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  try {
    const { code } = await run([join(root, "node_modules/vitest/vitest.mjs"), "run", ...reporters, ...options]);
    const count = existsSync(report) ? countOf(readFileSync(report, "utf8")) : { passed: 0, failed: 0 };
    return { passed: count.passed, failed: Math.max(count.failed, code === 0 ? 0 : 1) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function countOf(report: string): Count {
  const { numPassedTests, numFailedTests, testResults } = JSON.parse(report) as {
    numPassedTests: number;
    numFailedTests: number;
    testResults: { status: string; assertionResults: unknown[] }[];
  }; // Vitest's JSON reporter.
  const unloaded = testResults.filter(
    ({ status, assertionResults }) => status === "failed" && assertionResults.length === 0,
  );
  return { passed: numPassedTests, failed: numFailedTests + unloaded.length };
}

/** The flows count themselves: their runner's last line has the same form as ours. */
async function browserFlows(): Promise<Count> {
  const runner = join(root, "packages/e2e/src/run.ts");
  if (!existsSync(runner)) return { passed: 0, failed: 0 };
  const browser = ensureBrowser();
  if (!browser) return { passed: 0, failed: 1 };
  const { code, output } = await run([runner], { CHROME_PATH: browser });
  const [, passed, failed] = /(\d+) passed, (\d+) failed\s*$/.exec(output) ?? [];
  return { passed: Number(passed ?? 0), failed: Math.max(Number(failed ?? 0), code === 0 ? 0 : 1) };
}

/** Runs a program under this Node; what it prints is shown as it comes and kept. */
function run(args: string[], env: Record<string, string> = {}): Promise<{ code: number | null; output: string }> {
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "inherit"],
  });
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => child.kill(signal));
  let output = "";
  child.stdout.on("data", (chunk: Buffer) => {
    process.stdout.write(chunk);
    output += chunk;
  });
  return new Promise((resolve) => child.once("close", (code) => resolve({ code, output })));
}
