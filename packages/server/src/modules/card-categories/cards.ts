import type { AnyCall, Failure } from "@patron/contract/kit";
import type { Updateable } from "kysely";
import type { Card } from "#kit/database/tables.ts";
import type { Context } from "#kit/implement.ts";
import { type CategoryChange, recordCategoryChanges } from "./changes.ts";
import { lockCards, saveCards } from "./queries.ts";

export type CardChange = Pick<Updateable<Card>, "access" | "category_id" | "category_pinned">;
/** A category by hand has no other reason, and no sale takes it back. */
const byHand = {
  category_cause: "hand",
  category_rule_id: null,
  category_transaction_id: null,
  category_before_id: null,
} as const;

interface Requested extends Pick<Context<AnyCall>, "tenant" | "now" | "changed"> {
  body: { loyalty_id: string; user_ids: string[] };
  fail(code: "customer.not_found", details: Record<string, unknown>): Failure;
}

/**
 * Changes the cards of some customers in a programme, all or none; returns how many changed. `refuse` is asked about the category that each of them
 * holds.
 */
export async function changeCards(
  { body: { loyalty_id, user_ids }, tenant, now, fail, changed }: Requested,
  change: CardChange,
  comment: string | null = null,
  refuse: (held: string | null) => Failure | false = () => false,
): Promise<{ changed: number } | Failure> {
  const cards = await tenant.many(lockCards(loyalty_id, user_ids));
  const unknown = user_ids.filter((id) => !cards.some((card) => card.customer_id === id));
  if (unknown.length > 0) return fail("customer.not_found", { user_ids: unknown });
  for (const { category_id: held } of cards) {
    const refused = refuse(held);
    if (refused) return refused;
  }
  const names = Object.keys(change) as (keyof CardChange)[]; // Its own names.
  const moved = cards.filter((card) => names.some((name) => card[name] !== change[name]));
  const ids = moved.map((card) => card.id);
  const { category_id: to } = change;
  const by = to === undefined ? {} : { ...byHand, category_dt: now };
  if (ids.length > 0) await tenant.run(saveCards(ids, { ...change, ...by }, now));
  const recategorised: CategoryChange[] = [];
  for (const { customer_id: customerId, category_id: from, ...card } of moved) {
    if (to !== undefined && from !== to) {
      const cause = { kind: "hand", pinned: change.category_pinned ?? false, comment } as const;
      recategorised.push({ loyaltyId: loyalty_id, customerId, from, to, cause });
      continue;
    }
    const held = { ...card, category_id: from };
    const before = Object.fromEntries(names.map((name) => [name, held[name]]));
    changed({ entityType: "customer", id: customerId, before, after: { ...change, comment, loyalty_id } });
  }
  await recordCategoryChanges(recategorised, { tenant, now, changed });
  return { changed: moved.length };
}
