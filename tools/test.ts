import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { ensureBrowser } from "./browser.ts";
import { check } from "./check.ts";
import { root } from "./data-directory.ts";
import { provoked } from "./gates/provoked.ts";
import { strictly } from "./suite/strict-node.ts";

// `npm test`: the gates, the unit and server suites, the browser flows, and the tests on a Citus cluster where PATRON_CITUS names a folder that
// can start one (CONTRIBUTING.md); its last line is the total `N passed, N failed`. `--server-only` runs the server suite, with `--repeated` without
// what no database decides and what the tests on a cluster have tried, as `.ci/run` does on the oldest PostgreSQL; `--browser-only` the flows, with
// `--pictures` also screenshots of every screen, which takes twice as long; with `--uneven` every request waits for up to 400 ms, which finds code that relies on the
// order of responses. Flows that fail are run once more, alone, and named when they pass then.

interface Count {
  passed: number;
  failed: number;
  /** Failures with their reasons, one line each, repeated at the end, which readers of a long log see first. */
  failures?: string[];
  /** The files of the failures, from the repository's root. */
  failedFiles?: string[];
}

const serverOnly = process.argv.includes("--server-only");
const browserOnly = process.argv.includes("--browser-only");
const isWhole = !serverOnly && !browserOnly;
/** More files than this fail for a reason that a second run would not change. A machine that was busy for a moment has failed four. */
const mostTriedAgain = 6;
const counts: Count[] = [];
const started = performance.now();
const stuckReporter = join(root, "tools/suite/stuck-reporter.ts");
/** What the server suite leaves for the checks after it: the errors that it has met, and the statements that it has sent. */
const seen = mkdtempSync(join(tmpdir(), "patron-seen-"));
const [seenFailures, seenStatements] = [join(seen, "failures.tsv"), join(seen, "statements.ndjson")];
process.once("exit", () => rmSync(seen, { recursive: true, force: true }));

if (isWhole) counts.push(await part("Gates", () => check()));
if (isWhole)
  counts.push(
    await part("Units and server", () => watched(["contract", "clients", "engine", "web", "tools", "server"])),
  );
if (serverOnly)
  counts.push(
    await part("Server", () =>
      // What is left out provokes errors of its own, which the whole suite has been asked for.
      process.argv.includes("--repeated") ? suites(["server"], { PATRON_REPEATED: "1" }) : watched(["server"]),
    ),
  );
if (!serverOnly) counts.push(await part("Browser", browserFlows));
if (isWhole && process.env.PATRON_CITUS)
  counts.push(await part("On a cluster", () => suites(["citus"], { PATRON_SEEN_STATEMENTS: seenStatements })));
if (isWhole && !process.env.PATRON_CITUS)
  console.log("\n— On a cluster: skipped, because PATRON_CITUS names no folder");

const total = counts.reduce((sum, one) => ({ passed: sum.passed + one.passed, failed: sum.failed + one.failed }));
console.log(`\nIn ${((performance.now() - started) / 1000).toFixed(0)} s`);
for (const failure of counts.flatMap(({ failures = [] }) => failures)) console.log(`failed: ${failure}`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;

async function part(title: string, run: () => Promise<Count>): Promise<Count> {
  console.log(`\n— ${title}`);
  return await run();
}

/** The unit and server suites, and whether they triggered every error that the contract declares. */
async function watched(projects: string[]): Promise<Count> {
  writeFileSync(seenFailures, "");
  const count = await suites(projects, { PATRON_SEEN_FAILURES: seenFailures, PATRON_SEEN_STATEMENTS: seenStatements });
  const problems = provoked(root, readFileSync(seenFailures, "utf8"));
  console.log(`${problems.length === 0 ? "✓" : "✗"} every declared failure is provoked`);
  for (const problem of problems) console.log(`    ${problem}`);
  return {
    passed: count.passed + (problems.length === 0 ? 1 : 0),
    failed: count.failed + problems.length,
    failures: [...(count.failures ?? []), ...problems],
  };
}

/** Reads the numbers from Vitest's report. A file that does not load, or a run without a report, counts as one failure. */
async function suites(projects: string[], env: Record<string, string>, files: string[] = []): Promise<Count> {
  const folder = mkdtempSync(join(tmpdir(), "patron-results-"));
  const report = join(folder, "vitest.json");
  const reporters = [
    ...["default", "json", stuckReporter].map((one) => `--reporter=${one}`),
    `--outputFile.json=${report}`,
  ];
  try {
    const vitest = join(root, "node_modules/vitest/vitest.mjs");
    const chosen = [...projects.flatMap((name) => ["--project", name]), ...files];
    const code = await run([vitest, "run", ...reporters, ...chosen], env);
    const count = existsSync(report) ? countOf(readFileSync(report, "utf8")) : { passed: 0, failed: 0 };
    return { ...count, failed: Math.max(count.failed, code === 0 ? 0 : 1) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function countOf(report: string): Count {
  const { numPassedTests, numFailedTests, testResults } = JSON.parse(report) as {
    numPassedTests: number;
    numFailedTests: number;
    testResults: {
      name: string;
      status: string;
      message: string;
      assertionResults: { fullName: string; status: string; failureMessages: string[] | null }[];
    }[];
  }; // Vitest's JSON reporter.
  const unloaded = testResults.filter(
    ({ status, assertionResults }) => status === "failed" && assertionResults.length === 0,
  );
  const failures = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === "failed")
      .map(
        ({ fullName, failureMessages }) =>
          `${relative(root, name)}: ${fullName}: ${reasonOf((failureMessages ?? []).join("\n| "))}`,
      ),
  );
  return {
    passed: numPassedTests,
    failed: numFailedTests + unloaded.length,
    failures: [...failures, ...unloaded.map(({ name, message }) => `${relative(root, name)}: ${reasonOf(message)}`)],
    failedFiles: testResults.filter(({ status }) => status === "failed").map(({ name }) => relative(root, name)),
  };
}

/** The beginning of a failure's message with the lines of our own code that led to it, on one line without colours. */
function reasonOf(message: string): string {
  const lines = stripVTControlCharacters(message).split("\n");
  const isStackFrame = (line: string) => /^\s+at /.test(line);
  const text = lines.filter((line) => !isStackFrame(line)).join(" ");
  const frames = lines.filter((line) => isStackFrame(line) && line.includes(root) && !line.includes("node_modules"));
  return `${text.slice(0, 1_600)} ${frames.slice(0, 4).join(" ").replaceAll(root, "")}`.replaceAll(/\s+/g, " ").trim();
}

async function browserFlows(): Promise<Count> {
  const browser = ensureBrowser();
  if (!browser) return { passed: 0, failed: 1 };
  const wishes = {
    ...(process.argv.includes("--pictures") && { PATRON_PICTURES: "1" }),
    ...(process.argv.includes("--uneven") && { PATRON_UNEVEN_MS: "400" }),
  };
  const env = { CHROME_PATH: browser, ...wishes };
  const first = await suites(["e2e"], env);
  const { failedFiles = [] } = first;
  if (failedFiles.length === 0 || failedFiles.length > mostTriedAgain) return first;
  // A browser at work beside a whole test run now and then presses where something was a moment ago. Such a failure is printed, but refuses
  // no change; one of the server's tests always does, because there it is a race of ours.
  console.log(`\n— Browser, once more: ${failedFiles.join(", ")}`);
  const second = await suites(["e2e"], env, failedFiles);
  if (second.failed > 0) return { ...second, passed: first.passed };
  for (const failure of first.failures ?? []) console.log(`unsteady: ${failure}`);
  return { passed: first.passed + first.failed, failed: 0 };
}

/** Runs a program with the current Node and streams its output. Deprecation warnings fail it. */
function run(args: string[], env: Record<string, string>): Promise<number | null> {
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: strictly({ ...process.env, ...env }),
    stdio: ["ignore", "inherit", "inherit"],
  });
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => child.kill(signal));
  return new Promise((resolve) => child.once("close", resolve));
}
