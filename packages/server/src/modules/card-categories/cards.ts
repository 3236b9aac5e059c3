import type { AnyCall, Failure } from "@patron/contract/kit";
import type { Updateable } from "kysely";
import type { Card } from "#kit/database/tables.ts";
import type { Context } from "#kit/implement.ts";
import { lockCards, saveCards } from "./queries.ts";

export type CardChange = Pick<Updateable<Card>, "access" | "category_id" | "category_pinned">;
interface Requested extends Pick<Context<AnyCall>, "tenant" | "now" | "changed"> {
  body: { loyalty_id: string; user_ids: string[] };
  fail(code: "customer.not_found", details: Record<string, unknown>): Failure;
}

/** Changes the cards of some customers in a programme, all or none; returns how many changed. */
export async function changeCards(
  { body: { loyalty_id, user_ids }, tenant, now, fail, changed }: Requested,
  change: CardChange,
  more: object = {},
): Promise<{ changed: number } | Failure> {
  const cards = await tenant.many(lockCards(loyalty_id, user_ids));
  const unknown = user_ids.filter((id) => !cards.some((card) => card.customer_id === id));
  if (unknown.length > 0) return fail("customer.not_found", { user_ids: unknown });
  const names = Object.keys(change) as (keyof CardChange)[]; // Its own names.
  const moved = cards.filter((card) => names.some((name) => card[name] !== change[name]));
  const ids = moved.map((card) => card.id);
  if (ids.length > 0) await tenant.run(saveCards(ids, change, now));
  for (const card of moved) {
    const before = Object.fromEntries(names.map((name) => [name, card[name]]));
    changed({ entityType: "customer", id: card.customer_id, before, after: { ...change, ...more, loyalty_id } });
  }
  return { changed: moved.length };
}
