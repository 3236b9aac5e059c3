import type { customers } from "@patron/contract";
import type { ReplyOf } from "@patron/contract/kit";
import type { InferResult } from "kysely";
import { endOf } from "#kit/span.ts";
import type { Tenant } from "#kit/tenant.ts";
import * as queries from "./queries.ts";

type AsOf = ReplyOf<typeof customers.categoriesAsOf>["items"][number];
type CardRow = InferResult<ReturnType<typeof queries.listCards>>[number];

/** The category of a card at the end of a day of its programme, before an instant, or now; undefined before it was registered. */
export async function readCategoryAsOf(
  tenant: Tenant,
  card: CardRow,
  at: string | undefined,
  now: Date,
): Promise<AsOf | undefined> {
  const { loyalty_id, customer_id, loyalty_time_zone, registered_dt } = card;
  const until = at === undefined ? new Date(now.getTime() + 1) : endOf(at, loyalty_time_zone, "at");
  if (registered_dt >= until) return undefined;
  const changes = await tenant.many(queries.listCategoryChanges(loyalty_id, customer_id));
  const last = changes.findLast(({ created_dt }) => created_dt < until);
  const next = changes.find(({ created_dt }) => created_dt >= until);
  // Without a change before, it is what the next change found, or else what the card has.
  const id = last ? last.to : next ? next.from : card.category_id;
  const named = id === null ? undefined : await tenant.maybe(queries.getCategoryTitle(loyalty_id, id));
  return {
    loyalty_id,
    until: until.toISOString(),
    category: named ?? null,
    since_dt: last ? last.created_dt.toISOString() : null,
  };
}
