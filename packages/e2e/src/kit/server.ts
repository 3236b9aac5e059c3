import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inject } from "vitest";
import type { TestProject } from "vitest/node";
import { findBrowser } from "../../../../tools/browser.ts";
import { placesFile } from "../../../../tools/places-file.ts";
import { startTiles } from "./tiles.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The address of the run's server, without a trailing slash. */
    url: string;
    /** The browser's executable. */
    browserPath: string;
    /** The data directory of a server that has started once and has no users. */
    newDataDir: string;
  }
}

/** The only support staff of the run's server. */
export const supportEmail = "support@example.com";

const root = join(import.meta.dirname, "../../../..");

/** A separate Patron without users. */
export interface OwnServer {
  /** Its address, without a trailing slash. */
  url: string;
  dataDir: string;
  /** Stops it and deletes its data. */
  stop(): Promise<void>;
}

/** Starts Patron with the built web app, a copy of the data directory of a new server, and further settings. */
export async function startOwnServer(
  settings: Record<string, string> = {},
  newDataDir = inject("newDataDir"),
): Promise<OwnServer> {
  const dataDir = emptyDir();
  const remove = () => rmSync(dataDir, { recursive: true, force: true });
  try {
    // Creating and migrating a database takes twice as long as starting on one.
    // The database runs as another user where this one is root, so owners are kept.
    execFileSync("cp", ["-a", `${newDataDir}/.`, dataDir]);
    const { url, end } = await serverOn(dataDir, settings);
    return { url, dataDir, stop: () => end().finally(remove) };
  } catch (error) {
    remove();
    throw error;
  }
}

const emptyDir = () => mkdtempSync(join(tmpdir(), "patron-e2e-"));

/** Starts Patron as users do, on a data directory, which it leaves behind. */
async function serverOn(dataDir: string, settings: Record<string, string> = {}) {
  const port = await freePort();
  const { DATABASE_URL: _, ...env } = process.env;
  const child = spawn(process.execPath, [join(root, "tools/start.mjs")], {
    cwd: root,
    env: {
      ...env,
      PATRON_DATA: dataDir,
      PATRON_PORT: String(port),
      PATRON_REQUESTS_PER_MINUTE: "0",
      PATRON_LOG: "error",
      ...settings,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let isEnding = false;
  const end = async () => {
    isEnding = true;
    await ended(child);
  };
  let last = "";
  child.stderr?.on("data", (chunk: Buffer) => {
    last = `${last}${chunk}`.slice(-4_000);
  });
  child.once("exit", (code) => {
    // Every flow fails from here on without showing the cause.
    if (!isEnding) process.stderr.write(`The server of the flows ended by itself with ${code}:\n${last}\n`);
  });
  try {
    await announced(child);
  } catch (error) {
    await end();
    throw error;
  }
  return { url: `http://127.0.0.1:${port}`, end };
}

/** Starts the run's server; stops it after the run. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const browserPath = findBrowser();
  if (!browserPath)
    throw new Error("The browser tests need Chromium or Chrome: install one, or name it with CHROME_PATH.");
  const newDataDir = emptyDir();
  await (await serverOn(newDataDir)).end();
  const tiles = await startTiles();
  const settings = {
    PATRON_LINK_FAQ: "https://example.com/faq",
    PATRON_SUPPORT: supportEmail,
    // The mail servers, push services and cash registers of the flows are on this machine. Nothing listens where Telegram would.
    PATRON_PRIVATE_ADDRESSES: "1",
    PATRON_TELEGRAM_URL: "http://127.0.0.1:9",
    PATRON_MAP_TILES: `${tiles.url}/{z}/{x}/{y}.png`,
    PATRON_MAP_ATTRIBUTION: "© Example Maps",
    PATRON_PLACES_FILE: placesFile({ city: { names: { en: "Kyiv" } }, country: { iso_code: "UA" } }),
  };
  const { url, stop } = await startOwnServer(settings, newDataDir);
  project.provide("url", url);
  project.provide("browserPath", browserPath);
  project.provide("newDataDir", newDataDir);
  return async () => {
    tiles.stop();
    await stop();
    rmSync(newDataDir, { recursive: true, force: true });
  };
}

function freePort(): Promise<number> {
  const server = createServer();
  return new Promise((resolve) => {
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}

/** Waits for the line with the address; if the server exits first, fails with its output. */
function announced(child: ChildProcess): Promise<void> {
  let output = "";
  return new Promise((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream?.on("data", (chunk: Buffer) => {
        output += chunk;
        if (output.includes("Patron is at")) resolve();
      });
    child.once("exit", (code) => reject(new Error(`The server ended with ${code}:\n${output}`)));
  });
}

function ended(child: ChildProcess): Promise<unknown> {
  if (child.exitCode !== null) return Promise.resolve();
  const done = new Promise((resolve) => child.once("exit", resolve));
  child.kill("SIGTERM");
  return done;
}
