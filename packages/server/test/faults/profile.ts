import fc from "fast-check";

/** How often each fault is tested. */
interface Profile {
  /** Kills of the server, its embedded database with it (F1, F3). */
  serverKills: number;
  /** Kills of one of two server processes. */
  processKills: number;
  /** Kills of every process of the database (F2). */
  databaseKills: number;
  /** Kills of the database of one machine of a cluster. */
  machineKills: number;
  /** Second starts on a directory that is in use (F4). */
  secondStarts: number;
  /** How long the connection to the database stays disturbed, in seconds, in each way (F7). */
  badLinkSeconds: number;
  /** Lost responses to a commit (F8). */
  lostCommits: number;
  /** Rounds of each pair of changes of a check (F13). */
  stateRounds: number;
  /** Rounds of concurrent spending (F11). */
  spendingRounds: number;
  /** Customers of a mailing during which the server is killed; none where a minute's wait for what it was sending would be too long. */
  mailed: number;
  /** How many times as long as promised an answer may take. In `npm test`, other tests use the same cores. */
  tolerance: number;
}

const quick: Profile = {
  serverKills: 4,
  processKills: 3,
  databaseKills: 3,
  machineKills: 3,
  secondStarts: 2,
  badLinkSeconds: 4,
  lostCommits: 30,
  stateRounds: 1,
  spendingRounds: 3,
  mailed: 0,
  tolerance: 5,
};
export const full: Profile = {
  serverKills: 20,
  processKills: 20,
  databaseKills: 10,
  machineKills: 10,
  secondStarts: 5,
  badLinkSeconds: 30,
  lostCommits: 200,
  stateRounds: 10,
  spendingRounds: 100,
  mailed: 10_000,
  tolerance: 1,
};

/** `npm run faults` runs the full profile; `npm test` a small one. */
export const profile = process.env.PATRON_FAULTS === "full" ? full : quick;

/** The random seed, printed by `npm run faults`. */
const seed = Number(process.env.PATRON_FAULTS_SEED ?? 1);

/** Random integers between two, both included, reproducible by seed. */
export function drawn(count: number, min: number, max: number): number[] {
  return fc.sample(fc.noBias(fc.integer({ min, max })), { seed, numRuns: count });
}

/** Random picks from a list, reproducible by seed. */
export function picked<T>(count: number, list: readonly T[]): T[] {
  return fc.sample(fc.noBias(fc.constantFrom(...list)), { seed, numRuns: count });
}
