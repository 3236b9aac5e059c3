const shell: { env?: Record<string, string | undefined> } | undefined = Reflect.get(globalThis, "process");
const numberFrom = (name: string): number | undefined => {
  const text = shell?.env?.[name];
  return text ? Number(text) : undefined;
};

/** `ORACLE_SEED` repeats what a failure printed; without it every run draws other cases. */
export const seed = numberFrom("ORACLE_SEED") ?? Math.floor(Math.random() * 2 ** 32);

/** How many random cases a property is tried on: a thousand, times `RUNS` (nightly more, for mutants less). Only tests import this. */
export const cases = { numRuns: Math.ceil(1_000 * (numberFrom("RUNS") || 1)), seed };

/** How many whole checks the oracle goes over, and how many each promise is tried on; `ORACLE_RUNS` says another number. */
export const checks = { oracle: numberFrom("ORACLE_RUNS") ?? 20_000, promise: numberFrom("ORACLE_RUNS") ?? 10_000 };

/** With `ORACLE_CASE` only that one, from the same seed. */
export const onlyCase = numberFrom("ORACLE_CASE");
