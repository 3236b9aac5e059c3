import { costOf, type PricedCheck, type Rule } from "@patron/engine";
import { currencyExponent } from "@patron/engine/money";
import { newId } from "#kit/id.ts";
import { hourIn } from "#kit/span.ts";
import type { Tenant } from "#kit/tenant.ts";
import { actingPerson } from "#kit/who.ts";
import { accountMinor, lineColumns, minor, packerWith, toTransaction, totalColumns } from "../transactions/public.ts";
import { costRows } from "./charged-costs.ts";
import { needsShift } from "./permitted.ts";
import type { Prepared, SaleRequest, Site } from "./price-input.ts";
import * as queries from "./queries.ts";
import { isLimited, subjectsOf } from "./rule-facts.ts";
import type { PricedSale, Sale } from "./sale.ts";

interface Storing {
  id: string;
  request: SaleRequest;
  type: "sale" | "reserve";
  status: "success" | "authorized";
  finalized?: Date;
  expires?: Date;
  /** When it was stored, if that is later than the sale. */
  stored?: Date;
}

/** The transaction's row of a check. */
export function transactionRow(
  { who, now, steward }: Pick<Sale, "who" | "now" | "steward">,
  { prepared: { site, customer, dictionary }, input, check }: Pick<PricedSale, "prepared" | "input" | "check">,
  storing: Storing,
) {
  const pack = packerWith(dictionary);
  const isMember = customer?.card_id && customer.access !== "none";
  return {
    id: storing.id,
    transaction_type: storing.type,
    status: storing.status,
    loyalty_id: site.loyalty_id,
    pos_id: site.pos_id,
    terminal_id: site.id,
    customer_id: customer?.id ?? null,
    card_id: isMember ? customer.card_id : null,
    category_id: isMember ? customer.category_id : null,
    currency: site.currency,
    ...totalColumns(check),
    comment: storing.request.comment ?? null,
    odometer: storing.request.odometer ?? null,
    vehicle_id: storing.request.vehicle_id?.trim() || null,
    external_id: storing.request.external_id ?? null,
    ...momentIn(site.pos_time_zone, now),
    created_dt: now,
    finalized_dt: storing.finalized ?? null,
    expires_dt: storing.expires ?? null,
    person_id: actingPerson(who),
    sc_terminal_id: steward?.id ?? null,
    sc_code: steward?.code ?? null,
    engine_version: check.engine_version,
    input: pack.input(input),
    trace: pack.check(check),
    modified_dt: storing.stored ?? now,
  };
}

/** Stores a check and, if the sale is finished, its counts for card, rules and turnover. Returns the transaction as its reply shows it. */
export async function storeSale(sale: Sale, priced: PricedSale, storing: Storing): Promise<Head> {
  const { tenant } = sale;
  const { site, goods, costs } = priced.prepared;
  const row = transactionRow(sale, priced, storing);
  // A reservation is not paid yet.
  const paidNow = storing.status === "success" ? (priced.check.payments ?? []) : [];
  const numbered = storeNumbered(tenant, row, site.id, needsShift(site, sale.who, paidNow));
  if (storing.status === "success") countSale(sale, priced, row);
  storeCheck(tenant, storing.id, goods, { ...priced.check, costs, payer: priced.paying?.row.id });
  const { number } = await numbered;
  return headOf({ ...row, number }, priced, sale);
}

/** Stores a transaction with the next number of its till. Fails if that needs an open shift and there is none. */
export function storeNumbered(
  tenant: Tenant,
  row: Parameters<typeof queries.addTransaction>[0],
  terminalId: string,
  needsShift: boolean,
): Promise<{ number: bigint }> {
  tenant.send(queries.takeNumber(terminalId, needsShift));
  return tenant.one(queries.addTransaction(row));
}

type Head = ReturnType<typeof toTransaction>;

/** What reading a transaction returns, from the rows just written. What it shows of special accounts is written later. */
function headOf(
  row: ReturnType<typeof transactionRow> & { number: bigint },
  { prepared, check }: PricedSale,
  { who, steward }: Sale,
): Head {
  const { site, customer } = prepared;
  const types = (check.payments ?? []).map(({ payment_type }) => payment_type);
  return toTransaction({
    ...row,
    version: 1,
    cancel_dt: null,
    cancel_reason: null,
    loyalty_title: site.loyalty_title,
    pos_title: site.pos_title,
    terminal_title: site.title,
    sc_title: steward?.title ?? null,
    first_name: customer?.first_name ?? null,
    last_name: customer?.last_name ?? null,
    phone: customer?.phone ?? null,
    corporate_customer_id: null,
    company_title: null,
    payment_types: [...new Set(types)].sort(),
    done_by: who.kind === "terminal" && who.seller ? { id: who.seller.staffId, title: who.seller.name } : null,
    cancelled_by: null,
    moved: null,
    credited: [],
  });
}

function countSale(
  { tenant, now }: Sale,
  { prepared: { site }, input, check, day }: PricedSale,
  row: ReturnType<typeof transactionRow>,
): void {
  const { id: transactionId, customer_id: customerId, card_id: cardId, business_date, business_hour } = row;
  const counted = { transactionId, site, customerId, cardId, business_date, business_hour, at: now };
  const { rules = [] } = input;
  count(tenant, { ...counted, totals: totalColumns(check), ...usesOf(check, rules), day, by: 1 });
}

/** `payer` is the customer's account that pays. */
type Stored = Pick<PricedCheck, "lines" | "totals" | "payments" | "currency"> & {
  costs: Prepared["costs"];
  payer?: string | undefined;
};

/** The rows of a check's lines, taxes, additional costs and payments. */
export function checkRows(id: string, goods: Prepared["goods"], check: Stored) {
  const { lines, payments, currency, payer } = check;
  const given = payments?.find((payment) => payment.account)?.account;
  const items = lines.map((line, index) => {
    const row = goods.get(line.id);
    if (!row) throw new Error("Every line was made from an item.");
    const { code, title, unit, service_type, cost_price } = row;
    const sources = { discounts: JSON.stringify(line.discounts), charges: JSON.stringify(line.charges) };
    const head = { transaction_id: id, place: index, line_id: line.id, goods_id: line.goods_id };
    const part = given?.lines.find((one) => one.line === line.id)?.amount;
    const account_amount = given && part !== undefined ? accountMinor(part, given) : null;
    const columns = lineColumns(line, currency);
    const cost_amount = costOf(cost_price, columns.quantity, currencyExponent(currency) ?? 2);
    return {
      ...{ ...head, code, title, unit, service_type, ...columns, ...sources },
      ...{ account_amount, cost_price, cost_amount },
    };
  });
  const taxes = lines.flatMap((line, index) =>
    line.taxes.map(({ tax_id, code, title, classification, type, base, amount }) => ({
      transaction_id: id,
      place: index,
      tax_id,
      code: code ?? "",
      title: title ?? "",
      classification,
      type,
      base: minor(base, currency),
      amount: minor(amount, currency),
    })),
  );
  const paid = (payments ?? []).map(({ payment_type, amount, tendered, change, account }, index) => ({
    transaction_id: id,
    place: index,
    payment_type,
    amount: minor(amount, currency),
    tendered: tendered === null ? null : minor(tendered, currency),
    change: change === null ? null : minor(change, currency),
    customer_account_id: account ? (payer ?? null) : null,
    account_amount: account && payer ? accountMinor(account.amount, account) : null,
  }));
  return { items, taxes, costs: costRows(id, check, check.costs), payments: paid };
}

/** Stores the lines, taxes, additional costs and payments of a check, with the next round trip. */
export function storeCheck(tenant: Tenant, id: string, goods: Prepared["goods"], check: Stored): void {
  const { items, taxes, costs, payments } = checkRows(id, goods, check);
  if (items.length > 0) tenant.send(queries.addItems(items));
  if (taxes.length > 0) tenant.send(queries.addTaxes(taxes));
  if (costs.length > 0) tenant.send(queries.addCosts(costs));
  if (payments.length > 0) tenant.send(queries.addPayments(payments));
}

/** The local day and hour of a sale, stored with it, because a location may change its time zone later. */
export function momentIn(timeZone: string, at: Date): { business_date: string; business_hour: number } {
  const { day, hour } = hourIn(timeZone, at);
  return { business_date: day, business_hour: hour };
}

interface Counted extends ReturnType<typeof momentIn> {
  transactionId: string;
  site: Pick<Site, "id" | "pos_id" | "loyalty_id" | "currency">;
  customerId: string | null;
  cardId: string | null;
  totals: ReturnType<typeof totalColumns>;
  ruleIds: readonly string[];
  /** Those with limits, whose uses the sale has locked. */
  limitedIds: readonly string[];
  /** The moment of the sale. */
  at: Date;
  /** The day of the programme at that moment. */
  day: string;
  /** How many sales more there are: 0 for a refund that leaves something of its sale. */
  by: 1 | 0 | -1;
  /** How often its amounts count; the same if absent. Those of a refund are negative themselves. */
  times?: 1;
}

/** The rules that acted on a check, and those of them with limits. */
export function usesOf({ applied_rule_ids: ruleIds }: Pick<PricedCheck, "applied_rule_ids">, rules: readonly Rule[]) {
  const limited = new Set(rules.filter(isLimited).map(({ id }) => id));
  return { ruleIds, limitedIds: ruleIds.filter((id) => limited.has(id)) };
}

/**
 * Counts a finished sale, or removes a cancelled one or what was refunded from the same counts: card, usage limits of rules, rollups. With the next
 * round trip, in the global lock order.
 */
export function count(tenant: Tenant, counted: Counted): void {
  const { transactionId, site, customerId, cardId, totals, at, day, by, times, business_date, business_hour } = counted;
  const limitedIds = counted.limitedIds.toSorted();
  const ruleIds = by === 0 ? [] : counted.ruleIds.filter((id) => !limitedIds.includes(id));
  const subjects = subjectsOf(day, cardId).sort();
  const sign = BigInt(times ?? by);
  const turnover = {
    id: newId(),
    transaction_id: transactionId,
    customer_id: customerId,
    business_date,
    hour: business_hour,
    loyalty_id: site.loyalty_id,
    pos_id: site.pos_id,
    terminal_id: site.id,
    currency: site.currency,
    checks_count: by,
    times: times ?? null,
    amount: sign * totals.amount,
    discount_amount: sign * totals.discount_amount,
    bonuses_redeemed_amount: sign * totals.bonuses_redeemed_amount,
    bonuses_added_amount: sign * (totals.bonuses_added_amount + totals.promo_bonuses_added_amount),
    sales_taxes_amount: sign * totals.sales_taxes_amount,
    amount_to_pay: sign * totals.amount_to_pay,
    goods_amount: sign * (totals.amount_to_pay - totals.delivery_amount - totals.tip_amount - totals.rounding_amount),
    rule_ids: ruleIds,
    rule_subjects: ruleIds.length > 0 ? subjects : [],
  };
  if (limitedIds.length > 0) tenant.send(queries.moveRuleUses(limitedIds, subjects, by));
  if (cardId) {
    tenant.send(queries.moveCardTotal(cardId, site.currency, by, sign * totals.goods_amount_to_pay));
    if (by === 1) tenant.send(queries.addVisit(cardId, at));
    if (by === -1) tenant.send(queries.removeVisit(cardId));
  }
  tenant.send(queries.addTurnover(turnover));
}
