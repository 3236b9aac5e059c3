import type { EntityType } from "@patron/contract/enums";

/** The changes in a business in some time: a count by entity type. */
export type Changed = Partial<Record<EntityType, number>>;

export function sumOf(changes: readonly Changed[]): Changed {
  const sum: Changed = {};
  for (const changed of changes)
    for (const [entityType, count] of Object.entries(changed) as [EntityType, number][]) // Its keys are entity types.
      sum[entityType] = (sum[entityType] ?? 0) + count;
  return sum;
}

/** The changes of the last while, by business. */
export interface History {
  add(businessId: string, changed: Changed): void;
  /** What has changed since a moment, by `performance.now`. */
  after(businessId: string, from: number): Changed;
}

interface Kept {
  at: number;
  changed: Changed;
}

/** Keeps changes in memory for this time. The businesses whose changes are older are forgotten as others change. */
export function historyOf(keptMs: number): History {
  const keptOf = new Map<string, Kept[]>();
  let swept = performance.now();

  function sweep(now: number): void {
    if (now - swept < keptMs) return;
    swept = now;
    for (const [businessId, kept] of keptOf) {
      const young = kept.filter(({ at }) => at >= now - keptMs);
      if (young.length === 0) keptOf.delete(businessId);
      else keptOf.set(businessId, young);
    }
  }

  return {
    add(businessId, changed) {
      const at = performance.now();
      sweep(at);
      const kept = keptOf.get(businessId);
      if (kept) kept.push({ at, changed });
      else keptOf.set(businessId, [{ at, changed }]);
    },
    after: (businessId, from) =>
      sumOf((keptOf.get(businessId) ?? []).filter(({ at }) => at >= from).map(({ changed }) => changed)),
  };
}
