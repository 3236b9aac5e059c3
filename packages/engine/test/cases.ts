const shell: { env?: Record<string, string | undefined> } | undefined = Reflect.get(globalThis, "process");

/** How many random cases a property is tried on: a thousand, times `RUNS` (nightly more). Only tests import this. */
export const cases = { numRuns: 1_000 * Math.max(1, Number(shell?.env?.RUNS) || 1) };
