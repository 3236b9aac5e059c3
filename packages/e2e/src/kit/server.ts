import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
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
  }
}

/** The only support staff of the run's server. */
export const supportEmail = "support@example.com";

const root = join(import.meta.dirname, "../../../..");

/** A separate Patron on an empty data directory. */
export interface OwnServer {
  /** Its address, without a trailing slash. */
  url: string;
  dataDir: string;
  /** Stops it and deletes its data. */
  stop(): Promise<void>;
}

/** Starts Patron as users do, with the built web app, an empty data directory and further settings. */
export async function startOwnServer(settings: Record<string, string> = {}): Promise<OwnServer> {
  const dataDir = mkdtempSync(join(tmpdir(), "patron-e2e-"));
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
  let stopped = false;
  const stop = async () => {
    stopped = true;
    await ended(child);
    rmSync(dataDir, { recursive: true, force: true });
  };
  let last = "";
  child.stderr?.on("data", (chunk: Buffer) => {
    last = `${last}${chunk}`.slice(-4_000);
  });
  child.once("exit", (code) => {
    // Every flow fails from here on without showing the cause.
    if (!stopped) process.stderr.write(`The server of the flows ended by itself with ${code}:\n${last}\n`);
  });
  try {
    await announced(child);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url: `http://127.0.0.1:${port}`, dataDir, stop };
}

/** Starts the run's server; stops it after the run. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const browserPath = findBrowser();
  if (!browserPath)
    throw new Error("The browser tests need Chromium or Chrome: install one, or name it with CHROME_PATH.");
  const tiles = await startTiles();
  const { url, stop } = await startOwnServer({
    PATRON_LINK_FAQ: "https://example.com/faq",
    PATRON_SUPPORT: supportEmail,
    PATRON_MAP_TILES: `${tiles.url}/{z}/{x}/{y}.png`,
    PATRON_MAP_ATTRIBUTION: "© Example Maps",
    PATRON_PLACES_FILE: placesFile({ city: { names: { en: "Kyiv" } }, country: { iso_code: "UA" } }),
  });
  project.provide("url", url);
  project.provide("browserPath", browserPath);
  return async () => {
    tiles.stop();
    await stop();
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
