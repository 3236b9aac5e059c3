import { execFileSync, spawnSync } from "node:child_process";
import { statSync } from "node:fs";
import { StartRefused } from "./start-refused.ts";

/** The unprivileged user that runs PostgreSQL if we are root, which PostgreSQL refuses. */
export interface DatabaseUser {
  uid: number;
  gid: number;
}

/**
 * The user that runs PostgreSQL: the current one (undefined) unless we are root; then the owner of the existing cluster, else `postgres`,
 * else `nobody`. The owner comes first, because a later `apt install postgresql` must not make an old cluster unreadable.
 */
export function databaseUser(cluster: string): DatabaseUser | undefined {
  const uid = process.getuid?.();
  const owner = statSync(cluster, { throwIfNoEntry: false });
  if (owner && uid !== undefined && uid !== 0 && owner.uid !== uid) {
    throw new StartRefused(
      `${cluster} belongs to another user (uid ${owner.uid}): start as that user, or set PATRON_DATA.`,
    );
  }
  if (uid !== 0) return undefined;
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  for (const name of ["postgres", "nobody"]) {
    const uid = idOf("-u", name);
    const gid = idOf("-g", name);
    if (uid !== undefined && gid !== undefined) return { uid, gid };
  }
  throw new StartRefused(
    "PostgreSQL refuses to run as root, and there is no user postgres or nobody to run it as: start as another user.",
  );
}

/** Whether that user may enter the directory or run the file. Queries the system, because the modes of all parents and ACLs matter. */
export function canReach(user: DatabaseUser, path: string): boolean {
  return spawnSync("/bin/sh", ["-c", 'test -x "$0"', path], { ...user, cwd: "/", stdio: "ignore" }).status === 0;
}

function idOf(flag: "-u" | "-g", name: string): number | undefined {
  try {
    return Number(execFileSync("id", [flag, name], { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }));
  } catch {
    return undefined;
  }
}
