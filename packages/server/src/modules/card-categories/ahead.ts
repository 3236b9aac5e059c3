import type { term } from "@patron/contract";
import type { ReplyOf } from "@patron/contract/kit";
import { categoryAhead } from "@patron/engine";
import { dayIn } from "#kit/span.ts";
import type { Tenant } from "#kit/tenant.ts";
import { categoriesOf, holderOf, readCategoryRules, readMeasures } from "./assign.ts";

type NextCategory = ReplyOf<typeof term.customer>["next_category"];

/** A card, and the till if only what it sells is asked for. */
interface Asked {
  cardId: string;
  loyaltyId: string;
  timeZone: string;
  till?: { pos_id: string; currency: string };
}

/**
 * The next higher category of a card and what is missing for it; null if no rule leads higher. One statement, and none in a programme without
 * category rules.
 */
export async function readNextCategory(
  tenant: Tenant,
  { cardId, loyaltyId, timeZone, till }: Asked,
  now: Date,
): Promise<NextCategory> {
  const known = await readCategoryRules(tenant, loyaltyId);
  const rules = till
    ? known.rules.filter(({ currency, pos_ids }) => {
        return currency === till.currency && (!pos_ids?.length || pos_ids.includes(till.pos_id));
      })
    : known.rules;
  if (rules.length === 0) return null;
  const [card] = await readMeasures(tenant, [cardId], rules, { day: dayIn(timeZone, now), timeZone });
  if (!card) return null;
  const { facts, ...held } = card;
  const ahead = categoryAhead({ rules, categories: categoriesOf(known), facts, customer: holderOf(known, held) });
  const category = ahead && known.ranks.find(({ id }) => id === ahead.category_to);
  if (!category) return null;
  const ways = ahead.ways.map(({ rule, measure, missing }) => ({
    ...{ rule_id: rule.id, currency: rule.currency, pos_ids: [...(rule.pos_ids ?? [])] },
    ...{ depends_on: rule.depends_on, period: rule.period, apply: rule.apply },
    ...{ threshold_from: rule.threshold_from, measure, missing },
  }));
  return { category: { id: category.id, title: category.title }, ways };
}
