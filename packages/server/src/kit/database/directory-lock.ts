import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { StartRefused } from "./start-refused.ts";

/** Held while a server uses a data directory. */
export interface DirectoryLock {
  release(): void;
}

/**
 * Locks the data directory for this process, or fails with one line if another live process has it. Node has no `flock`, so this uses an
 * exclusive SQLite transaction on an empty file: an operating-system lock on Linux, macOS and Windows that ends with the process (kill -9
 * included) and can never be stale. An orphaned PostgreSQL does not inherit it.
 */
export function lockDirectory(dataDir: string): DirectoryLock {
  const holderFile = join(dataDir, "server.pid");
  const lock = new DatabaseSync(join(dataDir, "server.lock"), { timeout: 0 });
  try {
    lock.exec("PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE");
  } catch (error) {
    lock.close();
    if (!(error instanceof Error) || !/locked/.test(error.message)) throw error;
    throw new StartRefused(
      `Another Patron (${holder(holderFile)}) is using ${dataDir}. Stop it, or give this one its own directory with PATRON_DATA.`,
    );
  }
  writeFileSync(holderFile, `${process.pid}\n${new Date().toISOString()}\n`);
  return {
    release() {
      if (!lock.isOpen) return;
      rmSync(holderFile, { force: true });
      lock.close();
    },
  };
}

function holder(file: string): string {
  try {
    const [pid, since] = readFileSync(file, "utf8").split("\n");
    return `process ${pid}, started ${since}`;
  } catch {
    return "starting or stopping just now";
  }
}
