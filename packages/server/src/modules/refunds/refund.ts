import type { refunds } from "@patron/contract";
import type { BodyOf, ReplyOf } from "@patron/contract/kit";
import { ledger, moneyText, type Refund, refundCheck } from "@patron/engine";
import { newId } from "#kit/id.ts";
import type { Change } from "#kit/implement.ts";
import { dayIn } from "#kit/span.ts";
import type { Tenant } from "#kit/tenant.ts";
import { digestOf } from "#kit/vault/digest.ts";
import type { Who } from "#kit/who.ts";
import { bonusAccount } from "../../ledger/bonus-account.ts";
import { lockAccounts } from "../../ledger/lock.ts";
import { pastTransfers } from "../../ledger/past.ts";
import { postCounters } from "../../ledger/post.ts";
import { getGivenCategory, undoCategory } from "../card-categories/public.ts";
import { registerReturn } from "../fiscal/public.ts";
import type { Steward } from "../identification/public.ts";
import { returnCharge } from "../reader-payments/public.ts";
import { count, momentIn, readSettings, type Site, tellOfRefund, tellOfRefunded } from "../selling/public.ts";
import { minor, toCheck, totalColumns } from "../transactions/public.ts";
import { refuseMethod } from "./elsewhere.ts";
import { moveAccounts, paidBackTo, takenBackFrom, toMoved } from "./moves.ts";
import { type Row, readSold, refusedAs, type SoldSale } from "./sold.ts";
import { storeRefund } from "./store.ts";

export type RefundBody = BodyOf<typeof refunds.preview>;
type RefundPreview = ReplyOf<typeof refunds.preview>;

/** Who refunds, if it is more than a preview. */
export interface Posting {
  who: Who;
  reason: string | null;
  steward?: Steward | undefined;
  changed(change: Change): void;
}

/**
 * Refunds goods of a sale, or shows what that would do. Both take the same steps, and a preview leaves out only the writing; so what is posted
 * is what the preview has shown, unless the sale or an account has changed in between, which the fingerprint tells. `elsewhere` is the till that pays it
 * back, if that is not the sale's own.
 */
export async function refundSale(
  tenant: Tenant,
  row: Row,
  body: RefundBody,
  { now, posting, elsewhere }: { now: Date; posting?: Posting; elsewhere?: Site | undefined },
): Promise<{ preview: RefundPreview; id: string }> {
  const sale = await readSold(tenant, row, elsewhere);
  const { with_delivery: delivery, with_tip: tip, lines, payments } = body;
  const outcome = refundCheck(sale.sold, sale.before, { lines, delivery, tip, payments }, sale.step);
  if (!outcome.ok) throw refusedAs(outcome.refusal.code, outcome.refusal.details);
  const { refund } = outcome;
  if (elsewhere) refuseMethod(elsewhere, refund.check);
  const past = await pastTransfers(tenant, row.id);
  const own = row.card_id ? [bonusAccount(row.card_id, row.currency)] : [];
  const lots = past.flatMap((one) => one.past.lots.map(({ lot }) => lot.id));
  const planned = [...own, ...past.map(({ account }) => account)];
  const locked = await lockAccounts(tenant, planned, now, { alsoLots: lots, readOnly: !posting });
  const { programme } = await readSettings(tenant, row.loyalty_id);
  const id = newId();
  const cause = posting && { who: posting.who, now, transactionId: id, reason: posting.reason };
  const moving = {
    ...{ tenant, locked, sale, refund, past, cause, requested: body.bonuses_taken_back },
    terms: {
      day: dayIn(sale.site.loyalty_time_zone, now),
      policy: programme.spent_bonus_policy,
      grace_days: programme.refund_grace_days ?? undefined,
    },
    undoReferral: body.undo_referral ?? true,
  };
  if (posting) await store(tenant, sale, refund, { ...posting, id, now, ...accountsOf(moving) });
  const accounts = await moveAccounts(moving);
  if (cause) {
    const rounding = minor(refund.check.totals.rounding_amount, row.currency);
    await postCounters(tenant, "cash-rounding", ledger.roundingEntries(rounding, row.currency), cause);
  }
  const category = await settleCategory(tenant, sale, refund, body, posting && { now, changed: posting.changed });
  const shown = { ...accounts, category, undoReferral: moving.undoReferral };
  return { preview: previewOf(sale, refund, shown), id };
}

const accountsOf = (moving: Parameters<typeof takenBackFrom>[0]) => ({
  paidBack: paidBackTo(moving),
  takenBack: takenBackFrom(moving),
});

/** Writes the refund, takes it off the counts of sales, and tells staff and the customer. */
async function store(
  tenant: Tenant,
  sale: SoldSale,
  refund: Refund,
  storing: Posting & Parameters<typeof storeRefund>[3],
): Promise<void> {
  const { row, site } = sale;
  const { id, now, who } = storing;
  const number = await storeRefund(tenant, sale, refund, storing);
  const totals = totalColumns(refund.check);
  const sold = row.finalized_dt ?? row.created_dt;
  count(tenant, {
    ...{ transactionId: id, site, customerId: row.customer_id, cardId: row.card_id, totals },
    ...{ ruleIds: sale.sold.applied_rule_ids, limitedIds: [] },
    ...momentIn(site.pos_time_zone, now),
    // Uses of rules are limited by the day on which the sale was made.
    ...{ at: now, day: dayIn(site.loyalty_time_zone, sold), by: refund.completes ? -1 : 0, times: 1 },
  });
  const amount_to_pay = -totals.amount_to_pay;
  await registerReturn(tenant, site, { id, saleId: row.id, amountToPay: amount_to_pay }, now);
  const card = (refund.check.payments ?? []).filter(({ payment_type }) => payment_type === "bank-card");
  const charged = card.reduce((sum, { amount }) => sum - minor(amount, row.currency), 0n);
  await returnCharge(tenant, row, { id, kind: "refund", amount: charged }, now);
  await tellOfRefund(tenant, { id, number, currency: row.currency, amount_to_pay }, site, { who, now });
  await tellOfRefunded(tenant, row, { site, amount_to_pay }, now);
}

/** The category that the sale gave its customer, taken back if that is asked for, or if nothing of the sale is left. */
async function settleCategory(
  tenant: Tenant,
  { row, sold }: SoldSale,
  refund: Refund,
  { undo_category }: RefundBody,
  undoing: Parameters<typeof undoCategory>[2] | undefined,
) {
  const assigned = sold.category_change?.category_to;
  const given = assigned && row.card_id ? await tenant.maybe(getGivenCategory(row.card_id, row.id)) : undefined;
  if (!given || !assigned || !row.card_id) return undefined;
  const undo = undo_category ?? refund.completes;
  if (undo && undoing) await undoCategory(tenant, { cardId: row.card_id, transactionId: row.id, assigned }, undoing);
  return { ...given, undo };
}

interface Shown extends Awaited<ReturnType<typeof moveAccounts>> {
  category: Awaited<ReturnType<typeof settleCategory>>;
  undoReferral: boolean;
}

function previewOf({ row, sold, before, lines }: SoldSale, refund: Refund, shown: Shown): RefundPreview {
  const { bonuses, category, moved } = shown;
  const money = (amount: bigint) => moneyText(amount, row.currency);
  const goods = new Map(lines.map(({ line_id, ...facts }) => [line_id, facts]));
  const back = new Map(refund.positions.map((position, index) => [position, refund.check.payments?.[index]?.amount]));
  const payments = (sold.payments ?? []).map(({ payment_type, amount }, position) => ({
    ...{ position, payment_type, amount: money(-minor(back.get(position) ?? "0", row.currency)) },
    left: money(minor(amount, row.currency) - (before.payments.get(position) ?? 0n)),
  }));
  const named = (id: string | null, title: string | null) => (id === null ? null : { id, title: title ?? "" });
  const preview: Omit<RefundPreview, "fingerprint"> = {
    check: toCheck(refund.check, goods),
    payments,
    delivery_left: money(minor(sold.totals.delivery_amount, row.currency) - before.delivery),
    tip_left: money(minor(sold.totals.tip_amount, row.currency) - before.tip),
    completes: refund.completes,
    bonuses_due: money(bonuses.due),
    bonuses_taken_back: money(bonuses.takenBack),
    bonuses_minimum: money(bonuses.minimum),
    bonuses_debt: money(bonuses.debt),
    bonuses_given_back: money(bonuses.givenBack),
    postings: moved.map((one) => toMoved(one, row.card_id)),
    category_from: named(category?.given_id ?? null, category?.given_title ?? null),
    category_to: named(category?.before_id ?? null, category?.before_title ?? null),
    undo_category: category?.undo ?? false,
    has_referral: sold.referral_rewards.length > 0,
    undo_referral: shown.undoReferral,
  };
  return { fingerprint: digestOf([JSON.stringify(preview)]), ...preview };
}
