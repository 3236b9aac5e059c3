import { type ExecFileOptions, execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import {
  chmodSync,
  chownSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { type Binaries, findBinaries } from "./binaries.ts";
import { canReach, type DatabaseUser, databaseUser } from "./database-user.ts";
import { rolePassword } from "./roles.ts";
import { StartRefused } from "./start-refused.ts";

/** An initialised database cluster with everything needed to run it. */
export interface Cluster {
  /** PostgreSQL's data folder, inside the data directory. */
  folder: string;
  /** The folder of its Unix socket; undefined on Windows, where it listens on loopback. */
  socketFolder: string | undefined;
  /** Unique to this data directory; identifies its processes. */
  name: string;
  secret: string;
  binaries: Binaries;
  user: DatabaseUser | undefined;
  logFile: string;
}

/** The superuser created by initdb. Only used to create the database and the roles. */
export const superuser = "postgres";

/** Prepares the data directory, running initdb the first time. The caller holds the directory's lock. */
export async function prepareCluster(dataDir: string, report: (line: string) => void): Promise<Cluster> {
  const folder = join(dataDir, "database");
  const user = databaseUser(folder);
  if (user) openTo(user, dataDir);
  const binaries = findBinaries(dataDir, user);
  const secret = ownSecret(join(dataDir, "secret"), existsSync(folder));
  if (!existsSync(join(folder, "PG_VERSION"))) {
    report("Creating the database …");
    await initialise({ dataDir, folder, binaries, user, secret });
  }
  refuseOtherMajor(folder);
  return {
    folder,
    socketFolder: process.platform === "win32" ? undefined : socketFolder(dataDir, folder, user),
    name: `patron-${rolePassword(secret, "cluster name")
      .replaceAll(/[^A-Za-z0-9]/g, "")
      .slice(0, 16)}`,
    secret,
    binaries,
    user,
    logFile: join(dataDir, "postgres.log"),
  };
}

/** If we run as root, the data directory stays root's own, and the unprivileged user may only traverse it to the cluster. */
function openTo(user: DatabaseUser, dataDir: string): void {
  chmodSync(dataDir, statSync(dataDir).mode | 0o011);
  if (canReach(user, dataDir)) return;
  throw new StartRefused(
    `PostgreSQL does not run as root but as an unprivileged user (uid ${user.uid}), who cannot reach ${dataDir}: set PATRON_DATA to a directory outside.`,
  );
}

function ownSecret(file: string, hasDatabase: boolean): string {
  if (!existsSync(file)) {
    if (hasDatabase)
      throw new StartRefused(
        `${file} is missing: the passwords of this database come from it. Restore it from a backup.`,
      );
    writeFileSync(`${file}.new`, randomBytes(32).toString("base64url"), { mode: 0o600 });
    renameSync(`${file}.new`, file);
  }
  return readFileSync(file, "utf8");
}

/**
 * The built-in C.UTF-8 compares and folds case the same on every system. Only pg_trgm (tested with 18.4) still uses the C library to know which
 * characters are letters, and `C` recognises neither Cyrillic nor umlauts. So LC_CTYPE uses the first of these that the system has.
 */
const characterLocales = ["C.UTF-8", "en_US.UTF-8", "C"];

const initOptions = [
  `--username=${superuser}`,
  "--auth=scram-sha-256",
  "--data-checksums",
  "--encoding=UTF8",
  "--locale=C",
  "--locale-provider=builtin",
  "--builtin-locale=C.UTF-8",
];

interface Initialisation {
  dataDir: string;
  folder: string;
  binaries: Binaries;
  user: DatabaseUser | undefined;
  secret: string;
}

/**
 * Initialises a folder with a temporary name and renames it at the end, so an interrupted initdb is discarded. The name is unique, because
 * an initdb whose server was killed may continue for a moment.
 */
async function initialise({ dataDir, folder, binaries, user, secret }: Initialisation): Promise<void> {
  const unfinished = `${folder}.unfinished-${randomBytes(4).toString("hex")}`;
  const passwordFile = join(dataDir, "initdb-password");
  for (const name of readdirSync(dataDir).filter((name) => name.startsWith("database.unfinished"))) {
    rmSync(join(dataDir, name), { recursive: true, force: true, maxRetries: 10 });
  }
  mkdirSync(unfinished, { mode: 0o700 });
  writeFileSync(passwordFile, rolePassword(secret, superuser), { mode: 0o600 });
  if (user) for (const path of [unfinished, passwordFile]) chownSync(path, user.uid, user.gid);
  try {
    for (const [index, locale] of characterLocales.entries()) {
      const options = [`--pgdata=${unfinished}`, `--pwfile=${passwordFile}`, `--lc-ctype=${locale}`, ...initOptions];
      try {
        await runInitdb(binaries.initdb, options, { ...user, cwd: dataDir });
        break;
      } catch (error) {
        if (index === characterLocales.length - 1 || !messageOf(error).includes("invalid locale name")) throw error;
      }
    }
    const hosts =
      process.platform === "win32" ? "host all all 127.0.0.1/32 scram-sha-256" : "local all all scram-sha-256";
    writeFileSync(
      join(unfinished, "pg_hba.conf"),
      `# Written by Patron: nothing but this, and never without a password.\n${hosts}\n`,
    );
    renameSync(unfinished, folder);
  } catch (error) {
    throw new StartRefused(
      `PostgreSQL could not create its files in ${dataDir}: ${messageOf(error).replaceAll(/\s*\n\s*/g, " ")}`,
    );
  } finally {
    rmSync(passwordFile, { force: true });
  }
}

async function runInitdb(file: string, options: string[], how: ExecFileOptions): Promise<void> {
  const running = promisify(execFile)(file, options, how);
  const end = () => running.child.kill();
  process.once("exit", end);
  await running.finally(() => process.off("exit", end));
}

function messageOf(error: unknown): string {
  return error instanceof Error && "stderr" in error ? String(error.stderr).trim() : String(error);
}

/** Only binaries of the same major version can open the files. */
function refuseOtherMajor(folder: string): void {
  const found = readFileSync(join(folder, "PG_VERSION"), "utf8").trim();
  if (found === supportedMajor) return;
  throw new StartRefused(
    `The database in ${folder} is of PostgreSQL ${found}, this Patron brings ${supportedMajor}: export and import it.`,
  );
}

const supportedMajor = "18";

/** The longest socket path: 107 bytes on Linux, 103 on macOS, minus `/.s.PGSQL.5432.lock`. */
const longestFolder = 103 - Buffer.byteLength("/.s.PGSQL.5432.lock");

/**
 * Inside the cluster, which others cannot enter. If that path is too long for a socket, a short directory under the system's temporary one,
 * recorded in the data directory for the next start.
 */
function socketFolder(dataDir: string, folder: string, user: DatabaseUser | undefined): string {
  if (Buffer.byteLength(folder) <= longestFolder) return folder;
  const note = join(dataDir, "socket-folder");
  const owner = user?.uid ?? process.getuid?.();
  const noted = existsSync(note) ? readFileSync(note, "utf8") : undefined;
  const found = noted === undefined ? undefined : lstatSync(noted, { throwIfNoEntry: false });
  if (noted !== undefined && found?.isDirectory() && found.uid === owner && (found.mode & 0o077) === 0) return noted;
  const made = mkdtempSync(join(tmpdir(), "patron-"));
  if (user) chownSync(made, user.uid, user.gid);
  writeFileSync(note, made);
  return made;
}
