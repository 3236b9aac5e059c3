import type { taxes } from "@patron/contract";
import type { TaxClassification, TaxType } from "@patron/contract/enums";
import type { FiltersOf } from "@patron/contract/kit";
import { type RawBuilder, sql } from "kysely";
import { raw, tenantId } from "#kit/database/rows.ts";
import { type Part, partsOf, rowsOf } from "../dashboard/public.ts";

type Filters = FiltersOf<typeof taxes.summaryItems>;
/** The filters of a report on taxes with its customer found; both days are included. */
export interface TaxFilter
  extends Pick<Filters, "pos_id" | "tax_classification" | "tax_id" | "tax_code" | "item_id" | "item_code"> {
  loyaltyId: string;
  from: string;
  to: string;
  customerId: string | undefined;
}

export interface TaxSumRow {
  tax_id: string;
  code: string;
  title: string;
  classification: TaxClassification;
  type: TaxType;
  currency: string;
  transactions_count: bigint;
  base: bigint;
  amount: bigint;
}
export interface ItemTaxSumRow extends TaxSumRow {
  item_id: string;
  item_code: string;
  item_title: string;
  unit: string;
  quantity: bigint;
}

/** Which taxes are asked for. */
function ofTax({ tax_classification, tax_id, tax_code }: TaxFilter, x = sql``): RawBuilder<unknown> {
  return sql`true
    ${tax_classification ? sql`and ${x}classification = ${tax_classification}` : sql``}
    ${tax_id ? sql`and ${x}tax_id = ${tax_id}` : sql``}
    ${tax_code ? sql`and ${x}code = ${tax_code}` : sql``}`;
}

/** Taxes of finished sales with their lines: one row for each tax of a line. Indexes: transaction_sold, transaction_customer. */
function linesOf(filter: TaxFilter): RawBuilder<unknown> {
  const { loyaltyId, pos_id, from, to, customerId, item_id, item_code } = filter;
  return sql`
    transaction t
    join transaction_tax x on x.business_id = t.business_id and x.transaction_id = t.id
    join transaction_item i on i.business_id = x.business_id and i.transaction_id = x.transaction_id and i.place = x.place
    where t.business_id = ${tenantId} and t.status = 'success' and t.terminal_id is not null
      and t.business_date between ${from} and ${to} and t.loyalty_id = ${loyaltyId}
      ${pos_id ? sql`and t.pos_id = ${pos_id}` : sql``} ${customerId ? sql`and t.customer_id = ${customerId}` : sql``}
      ${item_id ? sql`and i.goods_id = ${item_id}` : sql``} ${item_code ? sql`and i.code = ${item_code}` : sql``}
      and ${ofTax(filter, sql`x.`)}`;
}

/** What taxes came to, by currency, code and tax: from the rollup, or for one customer from their sales. */
export const sumTaxes = (filter: TaxFilter) => {
  const { loyaltyId: loyalty_id, pos_id, from, to } = filter;
  const source = filter.customerId
    ? sql`(select x.tax_id, x.code, x.title, x.classification, x.type, t.currency, count(distinct t.id) as checks_count,
        sum(x.base) as base, sum(x.amount) as amount from ${linesOf(filter)} group by 1, 2, 3, 4, 5, 6) each`
    : sql`${rowsOf("tax_turnover", { loyalty_id, pos_id, from, to })} where ${ofTax(filter)}`;
  return raw(sql<TaxSumRow>`
    select tax_id, code, title, classification, type, currency, sum(checks_count)::bigint as transactions_count,
      sum(base)::bigint as base, sum(amount)::bigint as amount
    from ${source} group by tax_id, code, title, classification, type, currency
    having sum(checks_count) <> 0 order by currency, code, tax_id, title`);
};

/** The sales of one customer, added up by what the rollup tells apart. */
const itemsOfCustomer = (filter: TaxFilter) => sql`(
  select x.tax_id, x.code, x.title, x.classification, x.type, t.currency, i.goods_id, i.code as item_code, i.title as item_title, i.unit,
    count(distinct t.id) as checks_count, sum(i.quantity) as quantity, sum(x.base) as base, sum(x.amount) as amount
  from ${linesOf(filter)} group by 1, 2, 3, 4, 5, 6, 7, 8, 9, 10) each`;

/** The rollup of what is asked for; whole months by the month. */
function itemsRolledUp(filter: TaxFilter, parts: readonly Part[]) {
  const { loyaltyId: loyalty_id, pos_id, from, to, item_id, item_code } = filter;
  return sql`${partsOf("item_tax_turnover", { loyalty_id, pos_id, from, to }, parts)} where ${ofTax(filter)}
    ${item_id ? sql`and goods_id = ${item_id}` : sql``} ${item_code ? sql`and item_code = ${item_code}` : sql``}`;
}

/** What taxes came to by item, as it was called when it was sold; the largest tax of a currency first. */
export const sumTaxesByItem = (filter: TaxFilter, parts: readonly Part[]) =>
  raw(sql<ItemTaxSumRow>`
    select tax_id, code, title, classification, type, currency, goods_id as item_id, item_code, item_title, unit,
      sum(checks_count)::bigint as transactions_count, sum(quantity)::bigint as quantity, sum(base)::bigint as base,
      sum(amount)::bigint as amount
    from ${filter.customerId ? itemsOfCustomer(filter) : itemsRolledUp(filter, parts)}
    group by tax_id, code, title, classification, type, currency, goods_id, item_code, item_title, unit
    having sum(checks_count) <> 0
    order by currency, sum(amount) desc, item_code, goods_id, code, tax_id, title`);
