/** What time it is. Handlers get the time from their context, so that a test can choose it. */
export interface Clock {
  now(): Date;
}

/** The machine's clock. */
export const systemClock: Clock = { now: () => new Date() };
