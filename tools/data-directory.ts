import { join } from "node:path";

/** The folder of the clone. */
export const root = join(import.meta.dirname, "..");

/**
 * The folder of database, secret and files: PATRON_DATA, else `.data` in the clone. As root /var/lib/patron, because PostgreSQL then runs
 * as an unprivileged user, who cannot enter a clone below /root.
 */
export function dataDirectory(): string {
  const set = process.env.PATRON_DATA;
  if (set) return set;
  return process.getuid?.() === 0 ? "/var/lib/patron" : join(root, ".data");
}
