import type { AnyCall, RequestOf, RouteTo } from "@patron/contract/client";
import { calls } from "@patron/contract/routes";
import { useMemo } from "react";
import type { Option } from "#ui/fields/option.tsx";
import { useCall } from "./call/use-call.ts";

/** Returns the values of an enum as options with their labels: `choices(POS_TYPES, t.values.pos_type)`; with hints, each has an explanation. */
export function choices<V extends string>(
  values: readonly V[],
  labels: Readonly<Record<NoInfer<V>, string>>,
  hints?: Readonly<Record<NoInfer<V>, string>>,
): Option<V>[] {
  return values.map((value) => ({ value, label: labels[value], ...(hints && { hint: hints[value] }) }));
}

/** Returns records with id and title as options; none while they are not loaded. */
export function optionsOf(items: readonly { id: string; title: string }[] | undefined): Option[] {
  return (items ?? []).map(({ id, title }) => ({ value: id, label: title }));
}

/** The calls that list the entities which an id field may refer to, by entity type. Of items there are too many for a list (`goods/`). */
const lookups = {
  loyalty: calls.embedded.loyalties,
  tax: calls.embedded.taxes,
  additional_cost: calls.embedded.additionalCosts,
  pos: calls.embedded.pos,
  terminal: calls.embedded.terminals,
  card_category: calls.embedded.cardCategories,
  rule: calls.embedded.loyaltyRules,
  special_account: calls.embedded.specialAccounts,
  staff: calls.embedded.staff,
} as const;

/** Entities that can be picked from a list. */
export type Pickable = keyof typeof lookups;
/** The filters of an entity's options. */
export type Narrowed<E extends Pickable> = (typeof lookups)[E] extends RouteTo<infer C> ? RequestOf<C>["query"] : never;

export function isPickable(entityType: string | undefined): entityType is Pickable {
  return entityType !== undefined && entityType in lookups;
}

/** Returns the entities of a type as options: `useOptions("pos", { loyalty_id })`. */
export function useOptions<E extends Pickable>(entityType: E, query?: Narrowed<E>) {
  const { options, loading } = useLookup({ entity: entityType, query } as Lookup); // As its parameters are.
  return { options, loading };
}

/** Entities of a type, and what narrows them. `query` is null as long as that is not known. */
export type Lookup = { [E in Pickable]: { entity: E; query?: Narrowed<E> | null | undefined } }[Pickable];

/** Returns the entities of a lookup as options, or why they could not be loaded. */
export function useLookup({ entity, query }: Lookup) {
  const route = lookups[entity] as unknown as RouteTo<AnyCall>; // Every lookup returns items with id and title.
  const { data, error, refetch } = useCall(route, query ? { query } : {}, { enabled: query !== null });
  const items = (data as { items: { id: string; title: string }[] } | undefined)?.items;
  const options = useMemo(() => optionsOf(items), [items]);
  return { options, loading: items === undefined && error === null, error, retry: () => void refetch() };
}
