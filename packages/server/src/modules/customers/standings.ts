import type { customers } from "@patron/contract";
import type { ReplyOf } from "@patron/contract/kit";
import type { InferResult } from "kysely";
import type { Tenant } from "#kit/tenant.ts";
import { listRuleTitles, readNextCategory } from "../card-categories/public.ts";
import type { listCards } from "./queries.ts";

type Standing = ReplyOf<typeof customers.categories>["items"][number];
type CardRow = InferResult<ReturnType<typeof listCards>>[number];

/** Why some cards have their categories, and what is missing for the next ones. */
export async function readStandings(tenant: Tenant, cards: readonly CardRow[], now: Date): Promise<Standing[]> {
  const ruleIds = cards.flatMap(({ category_rule_id: id }) => id ?? []);
  const rules = ruleIds.length > 0 ? await tenant.many(listRuleTitles(ruleIds)) : [];
  const standings: Standing[] = [];
  for (const card of cards) {
    const { loyalty_id, category_cause: cause, category_dt, category_transaction_id: transaction_id } = card;
    const asked = { cardId: card.id, loyaltyId: loyalty_id, timeZone: card.loyalty_time_zone };
    standings.push({
      ...{ loyalty_id, cause, transaction_id, since_dt: category_dt?.toISOString() ?? null },
      rule: rules.find(({ id }) => id === card.category_rule_id) ?? null,
      next_category: await readNextCategory(tenant, asked, now),
    });
  }
  return standings;
}
