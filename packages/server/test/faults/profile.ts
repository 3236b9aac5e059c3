import fc from "fast-check";

/** How hard the promised faults are tried. */
interface Profile {
  /** Kills of the server, its embedded database with it (F1, F3). */
  serverKills: number;
  /** Kills of every process of the database (F2). */
  databaseKills: number;
  /** Second starts on a directory that is in use (F4). */
  secondStarts: number;
  /** How long the link to the database stays bad, in seconds, in each of its ways (F7). */
  badLinkSeconds: number;
  /** Answers to a commit that get lost (F8). */
  lostCommits: number;
  /** Rounds of spending at once (F11). */
  spendingRounds: number;
}

const quick: Profile = {
  serverKills: 4,
  databaseKills: 3,
  secondStarts: 2,
  badLinkSeconds: 4,
  lostCommits: 30,
  spendingRounds: 3,
};
export const full: Profile = {
  serverKills: 20,
  databaseKills: 10,
  secondStarts: 5,
  badLinkSeconds: 30,
  lostCommits: 200,
  spendingRounds: 100,
};

/** `npm run faults` tries what is promised; beside every change some of it has to do. */
export const profile = process.env.PATRON_FAULTS === "full" ? full : quick;

/** Where chance begins; told by `npm run faults`, and set to run the same again. */
const seed = Number(process.env.PATRON_FAULTS_SEED ?? 1);

/** So many whole numbers between two, both included, the same for the same seed. */
export function drawn(count: number, min: number, max: number): number[] {
  return fc.sample(fc.noBias(fc.integer({ min, max })), { seed, numRuns: count });
}

/** So many picks from a list, the same for the same seed. */
export function picked<T>(count: number, list: readonly T[]): T[] {
  return fc.sample(fc.noBias(fc.constantFrom(...list)), { seed, numRuns: count });
}
