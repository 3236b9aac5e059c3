const shell: { env?: Record<string, string | undefined> } | undefined = Reflect.get(globalThis, "process");
const numberFrom = (name: string): number | undefined => {
  const text = shell?.env?.[name];
  return text ? Number(text) : undefined;
};

/** `ORACLE_SEED` repeats a printed failure; without it every run draws other cases. */
export const seed = numberFrom("ORACLE_SEED") ?? Math.floor(Math.random() * 2 ** 32);

/** The number of random cases per property: a thousand, times `RUNS` (more at night, fewer for mutants). Only tests import this. */
export const cases = { numRuns: Math.ceil(1_000 * (numberFrom("RUNS") || 1)), seed };

/** The number of checks for the oracle and for each guarantee; `ORACLE_RUNS` overrides both. */
export const checks = { oracle: numberFrom("ORACLE_RUNS") ?? 20_000, promise: numberFrom("ORACLE_RUNS") ?? 5_000 };

/** `ORACLE_CASE` selects one case of the same seed. */
export const onlyCase = numberFrom("ORACLE_CASE");
