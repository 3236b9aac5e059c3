import type { CategoryChange, PriceInput } from "@patron/engine";
import { SerializationFailure } from "#kit/serialization-failure.ts";
import type { Tenant } from "#kit/tenant.ts";
import {
  assignCategory,
  type CategoryRules,
  categoriesOf,
  categoryIn,
  getHeld,
  type Held,
  hasPriceOptions,
  readCategoryRules,
  readMeasures,
} from "../card-categories/public.ts";
import type { Prepared } from "./price-input.ts";
import type { Ranking, Sale } from "./sale.ts";

/** What the customer holds, from which a category is assigned. */
type FinalRanking = { card: Held };

/** The category rules that a sale to this card reads; undefined if there are none. Settings only. */
export async function readRanks(
  tenant: Tenant,
  loyaltyId: string,
  cardId: string | null,
): Promise<CategoryRules | undefined> {
  if (!cardId) return undefined;
  const ranks = await readCategoryRules(tenant, loyaltyId);
  return ranks.rules.length > 0 ? ranks : undefined;
}

/** What the customer holds and has bought, read under the lock of their account. */
export async function readRanking(
  tenant: Tenant,
  { ranks, cardId, day }: { ranks: CategoryRules; cardId: string; day: string },
  site: Prepared["site"],
): Promise<Ranking | undefined> {
  const [card] = await readMeasures(tenant, [cardId], ranks.rules, { day, timeZone: site.loyalty_time_zone });
  return card && { ...ranks, card };
}

/**
 * The check with what decides the category. Who has meanwhile got another category, for example by a sale at the next till, has it in this sale
 * already; where categories have prices of their own, the check begins again.
 */
export async function withRanking(tenant: Tenant, prepared: Prepared, ranking: Ranking | undefined): Promise<Prepared> {
  const { input, customer } = prepared;
  if (!ranking || !input.customer || !customer) return prepared;
  const { category_pinned: pinned, facts } = ranking.card;
  const before = input.customer.category ?? null;
  const held = categoryIn(ranking, ranking.card);
  const category = held ? { ...held, pinned } : null;
  const decided: PriceInput = {
    ...input,
    customer: { ...input.customer, category },
    category_rules: ranking.rules,
    card_categories: categoriesOf(ranking),
    category_facts: facts,
  };
  if (before?.id === category?.id) return { ...prepared, input: decided };
  if (await hasPriceOptions(tenant, prepared.site.loyalty_id)) throw new SerializationFailure();
  const now = { category_id: held?.id ?? null, category_title: held?.title ?? null };
  return { ...prepared, input: decided, customer: { ...customer, ...now, category_version: held?.version ?? null } };
}

/** Gives the customer the category that the check assigns, if it does. */
export async function settleCategory(
  { tenant, now, changed }: Pick<Sale, "tenant" | "now" | "changed">,
  change: CategoryChange | null | undefined,
  {
    ranking,
    loyaltyId,
    transactionId,
  }: { ranking: FinalRanking | undefined; loyaltyId: string; transactionId: string },
): Promise<void> {
  if (!change || !ranking) return;
  const { rule_id, category_to } = change;
  const assigned = { loyaltyId, held: ranking.card, rule_id, category_to, transactionId };
  await assignCategory(tenant, assigned, { now, changed });
}

/**
 * What a reservation is finished with: whoever has got another category or pin since keeps it, so no rule is asked any more. The prices stay as they
 * were reserved.
 */
export async function finalRanking(
  tenant: Tenant,
  frozen: PriceInput,
  cardId: string | null,
): Promise<{ input: PriceInput; ranking: FinalRanking | undefined }> {
  if (!cardId || !frozen.category_rules?.length) return { input: frozen, ranking: undefined };
  const card = await tenant.one(getHeld(cardId));
  const { id = null, pinned = false } = frozen.customer?.category ?? {};
  const isSame = card.category_id === id && card.category_pinned === pinned;
  return isSame
    ? { input: frozen, ranking: { card } }
    : { input: { ...frozen, category_rules: [] }, ranking: undefined };
}
