import type { CategoryFact, Customer } from "@patron/engine";
import { type CardCategory, type CardCategoryRule, formatDecimal, moneyText, QUANTITY_SCALE } from "@patron/engine";
import type { InferResult } from "kysely";
import type { Change } from "#kit/implement.ts";
import { startOfPeriod } from "#kit/records/rule-period.ts";
import { SerializationFailure } from "#kit/serialization-failure.ts";
import type { Tenant } from "#kit/tenant.ts";
import { type Rank, recordCategoryChanges } from "./changes.ts";
import { listCategoryMeasures, type Measured, moveCard, restoreCard } from "./measure-queries.ts";
import { listActiveCategoryRules, listRanks } from "./rule-queries.ts";

/** What decides the categories of a programme: its active rules in their order, and its categories. */
export interface CategoryRules {
  rules: readonly CardCategoryRule[];
  ranks: readonly Rank[];
}
type MeasureRow = InferResult<ReturnType<typeof listCategoryMeasures>>[number];
/** What a card holds, as the database has it. */
export type Held = Pick<MeasureRow, "card_id" | "customer_id" | "access" | "category_id" | "category_pinned">;
/** A card with what its customer bought for each rule that looks back. */
export interface MeasuredCard extends Held {
  facts: CategoryFact[];
}

/** The rules of a programme. Settings only. */
export function readCategoryRules(tenant: Tenant, loyaltyId: string): Promise<CategoryRules> {
  return tenant.settled(`category rules ${loyaltyId}`, async () => {
    const [rules, ranks] = await Promise.all([
      tenant.many(listActiveCategoryRules(loyaltyId)),
      tenant.many(listRanks(loyaltyId)),
    ]);
    return { rules: rules.map(toEngine), ranks };
  });
}

function toEngine(row: InferResult<ReturnType<typeof listActiveCategoryRules>>[number]): CardCategoryRule {
  const { business_id: _, loyalty_id: __, created_dt: ___, modified_dt: ____, ...rule } = row;
  return rule;
}

/** What cards hold, and the measures of the rules for each, on a day of the programme. One statement. */
export async function readMeasures(
  tenant: Tenant,
  cardIds: readonly string[],
  rules: readonly CardCategoryRule[],
  { day, timeZone }: { day: string; timeZone: string },
): Promise<MeasuredCard[]> {
  const measured: Measured = {
    ids: rules.map(({ id }) => id),
    currencies: rules.map(({ currency }) => currency),
    depends_on: rules.map(({ depends_on }) => depends_on),
    pos_ids: rules.map(({ pos_ids }) => (pos_ids ?? []).join(",")),
    since: rules.map(({ period }) => startOfPeriod(period, day, timeZone)),
  };
  const rows = await tenant.many(listCategoryMeasures(cardIds, measured));
  const byCard = Map.groupBy(rows, ({ card_id }) => card_id);
  return [...byCard.values()].map((own) => ({ ...heldOf(own[0]!), facts: own.map((row) => factOf(row, rules)) })); // A group has a row.
}

const heldOf = ({ card_id, customer_id, access, category_id, category_pinned }: MeasureRow): Held => ({
  ...{ card_id, customer_id, access, category_id, category_pinned },
});

function factOf({ rule_id, measure }: MeasureRow, rules: readonly CardCategoryRule[]): CategoryFact {
  const rule = rules.find(({ id }) => id === rule_id);
  if (rule?.depends_on === "amount") return { rule_id, measure: moneyText(measure, rule.currency) };
  return { rule_id, measure: formatDecimal(measure, rule?.depends_on === "quantity" ? QUANTITY_SCALE : 0) };
}

/** The categories in the engine's format. */
export const categoriesOf = ({ ranks }: CategoryRules): CardCategory[] =>
  ranks.map(({ id, title, sort_order }) => ({ id, title, sort_order }));

/** The category that a card holds, as sales see it: one that is switched off is none. */
export function categoryIn({ ranks }: Pick<CategoryRules, "ranks">, { category_id }: Pick<Held, "category_id">) {
  const held = ranks.find(({ id, active }) => id === category_id && active);
  return held && { id: held.id, version: held.version, title: held.title };
}

/** The customer of a card in the engine's format. */
export function holderOf(decided: Pick<CategoryRules, "ranks">, held: Held): Customer {
  const { customer_id: id, card_id, category_pinned: pinned, access } = held;
  const category = categoryIn(decided, held);
  return { id, card_id, access, category: category ? { ...category, pinned } : null };
}

/** A category that a rule assigns, with the sale that reaches its threshold; null: at night. */
interface Assigned {
  loyaltyId: string;
  held: Held;
  rule_id: string;
  category_to: string;
  transactionId: string | null;
}

/**
 * Gives a card the category that a rule assigns. If it has meanwhile got another one or was pinned, the transaction is retried and decides again.
 */
export async function assignCategory(
  tenant: Tenant,
  { loyaltyId, held, rule_id, category_to, transactionId }: Assigned,
  { now, changed }: { now: Date; changed: (change: Change) => void },
): Promise<void> {
  const moved = {
    category_id: category_to,
    category_cause: transactionId ? "sale" : "daily",
    category_rule_id: rule_id,
    category_transaction_id: transactionId,
    category_dt: now,
  } as const;
  if (!(await tenant.maybe(moveCard(held.card_id, held, moved)))) throw new SerializationFailure();
  const cause = { kind: "rule", ruleId: rule_id, transactionId } as const;
  const { customer_id: customerId, category_id: from } = held;
  await recordCategoryChanges([{ loyaltyId, customerId, from, to: category_to, cause }], { tenant, now, changed });
}

/** Undoes the category that a sale has assigned, unless the card has had another one since. */
export async function undoCategory(
  tenant: Tenant,
  { cardId, transactionId, assigned }: { cardId: string; transactionId: string; assigned: string },
  { now, changed }: { now: Date; changed: (change: Change) => void },
): Promise<void> {
  const restored = await tenant.maybe(restoreCard(cardId, transactionId, now));
  if (!restored) return;
  const { loyalty_id: loyaltyId, customer_id: customerId, category_id: to } = restored;
  const cause = { kind: "cancel", transactionId } as const;
  await recordCategoryChanges([{ loyaltyId, customerId, from: assigned, to, cause }], { tenant, now, changed });
}
