import type { AnyCall, RequestOf, RouteTo } from "@patron/contract/client";
import { calls } from "@patron/contract/routes";
import { useMemo } from "react";
import type { Option } from "#ui/fields/option.tsx";
import { useCall } from "./call/use-call.ts";

/** The values of a closed list as choices, in their words: `choices(POS_TYPES, t.values.pos_type)`; with what each of them means below it. */
export function choices<V extends string>(
  values: readonly V[],
  labels: Readonly<Record<NoInfer<V>, string>>,
  hints?: Readonly<Record<NoInfer<V>, string>>,
): Option<V>[] {
  return values.map((value) => ({ value, label: labels[value], ...(hints && { hint: hints[value] }) }));
}

/** What has an id and a title as choices; none while it is not loaded. */
export function optionsOf(items: readonly { id: string; title: string }[] | undefined): Option[] {
  return (items ?? []).map(({ id, title }) => ({ value: id, label: title }));
}

/** Where forms and filters find what an id may point at, by the type of the entity. */
const lookups = {
  loyalty: calls.embedded.loyalties,
  goods: calls.embedded.goods,
  tax: calls.embedded.taxes,
  pos: calls.embedded.pos,
  terminal: calls.embedded.terminals,
  card_category: calls.embedded.cardCategories,
  rule: calls.embedded.loyaltyRules,
  special_account: calls.embedded.specialAccounts,
} as const;

/** Entities that can be picked from a list. */
export type Pickable = keyof typeof lookups;
/** What the choices of an entity can be narrowed by. */
export type Narrowed<E extends Pickable> = (typeof lookups)[E] extends RouteTo<infer C> ? RequestOf<C>["query"] : never;

export function isPickable(entityType: string | undefined): entityType is Pickable {
  return entityType !== undefined && entityType in lookups;
}

/** The entities of a type as choices: `useOptions("pos", { loyalty_id })`. */
export function useOptions<E extends Pickable>(entityType: E, query?: Narrowed<E>) {
  const route = lookups[entityType] as unknown as RouteTo<AnyCall>; // Every lookup answers items with id and title.
  const data = useCall(route, { query: query ?? {} }).data as { items: { id: string; title: string }[] } | undefined;
  const items = data?.items;
  return { options: useMemo(() => optionsOf(items), [items]), loading: items === undefined };
}
