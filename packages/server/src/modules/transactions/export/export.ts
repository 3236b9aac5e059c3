import type { transactions } from "@patron/contract";
import { type Language, shownTypeOf } from "@patron/contract/enums";
import type { ExportsOf, Of } from "@patron/contract/kit";
import { ownLabels, transactionsLabels } from "@patron/contract/labels";
import type { SoldItem, Transaction } from "@patron/contract/shapes";
import { columnsOf, noRows, rowsOf } from "#kit/export/columns.ts";
import type { Cell } from "#kit/export/sheet.ts";
import type { Exporter } from "#kit/implement.ts";
import { readFilter, readListFilter } from "../filter.ts";
import { maySeeMargins } from "../gross-margin.ts";
import { readHeads } from "../heads.ts";
import { listLines } from "../item-queries.ts";
import { withChecks } from "../items.ts";
import { listIds } from "../list-queries.ts";
import { accountCells, accountColumns } from "./export-accounts.ts";

const { values } = transactionsLabels;

export const transactionExport: Exporter<typeof transactions.list> = {
  title: ownLabels.transactions.screens["/transactions"],
  columns: columnsOf("transactions", {
    number: "number",
    created_dt: "moment",
    transaction_type: "text",
    status: "text",
    loyalty: "text",
    pos: "text",
    terminal: "text",
    business_staff: "text",
    sc_terminal: "text",
    sc_code: "code",
    customer: "text",
    phone: "code",
    currency: "code",
    amount: "number",
    discount_amount: "number",
    bonuses_redeemed_amount: "number",
    contained_taxes_amount: "number",
    sales_taxes_amount: "number",
    delivery_amount: "number",
    tip_amount: "number",
    rounding_amount: "number",
    amount_to_pay: "number",
    bonuses_added_amount: "number",
    promo_bonuses_added_amount: "number",
    ...accountColumns,
    payment_types: "text",
    vehicle_id: "code",
    odometer: "number",
    comment: "text",
    cancel_dt: "moment",
    cancel_reason: "text",
    id: "code",
  }),
  async open({ tenant, who, query, page, language }) {
    const filter = await readListFilter(tenant, who, query);
    if (filter === "nobody") return { timeZone: "UTC", batches: noRows };
    const batches = rowsOf(tenant, listIds(filter, page), async (found) => {
      const ids = found.map(({ id }) => id);
      return (await readHeads(tenant, ids)).map((row) => transactionCells(row, language));
    });
    return { timeZone: filter.timeZone, batches };
  },
};

function transactionCells(
  row: Of<typeof Transaction>,
  language: Language,
): Record<ExportsOf<typeof transactions.list>, Cell> {
  return {
    ...row.totals,
    ...accountCells(row, language),
    id: row.id,
    number: row.number,
    created_dt: new Date(row.created_dt),
    transaction_type: values.transaction_type[shownTypeOf(row)][language],
    status: values.status[row.status][language],
    loyalty: row.loyalty.title,
    pos: row.pos?.title ?? null,
    terminal: row.terminal?.title ?? null,
    business_staff: row.business_staff?.title ?? null,
    sc_terminal: row.sc_terminal?.title ?? null,
    sc_code: row.sc_code,
    customer: row.customer?.name ?? row.corporate_customer?.title ?? null,
    phone: row.customer?.phone ?? null,
    currency: row.currency,
    payment_types: row.payment_types.map((type) => values.payment_type[type][language]).join(", "),
    vehicle_id: row.vehicle_id,
    odometer: row.odometer === null ? null : String(row.odometer),
    comment: row.comment,
    cancel_dt: row.cancel_dt === null ? null : new Date(row.cancel_dt),
    cancel_reason: row.cancel_reason,
  };
}

export const itemExport: Exporter<typeof transactions.items> = {
  title: ownLabels.transactions.screens["/transactions-goods"],
  columns: columnsOf("transactions", {
    created_dt: "moment",
    number: "number",
    status: "text",
    pos: "text",
    terminal: "text",
    business_staff: "text",
    customer: "text",
    phone: "code",
    code: "text",
    title: "text",
    quantity: "number",
    unit: "text",
    price_posted: "number",
    currency: "code",
    amount: "number",
    discount_amount: "number",
    bonuses_redeemed: "number",
    contained_taxes_amount: "number",
    sales_taxes_amount: "number",
    amount_to_pay: "number",
    bonuses_added: "number",
    promo_bonuses_added: "number",
    ...accountColumns,
    net_amount: "number",
    cost_amount: "number",
    gross_margin: "number",
    margin_percent: "number",
    transaction_id: ["code", "id"],
  }),
  async open({ tenant, query, page, language, who }) {
    const filter = await readFilter(tenant, query);
    if (filter === "nobody") return { timeZone: "UTC", batches: noRows };
    const seesMargins = maySeeMargins(who);
    const batches = rowsOf(tenant, listLines(filter, page), async (lines) =>
      (await withChecks(tenant, lines, { seesMargins })).map((row) => itemCells(row, language)),
    );
    return { timeZone: filter.timeZone, batches };
  },
};

function itemCells(row: Of<typeof SoldItem>, language: Language): Record<ExportsOf<typeof transactions.items>, Cell> {
  return {
    ...row,
    ...accountCells(row, language),
    created_dt: new Date(row.created_dt),
    status: values.status[row.status][language],
    pos: row.pos?.title ?? null,
    terminal: row.terminal?.title ?? null,
    business_staff: row.business_staff?.title ?? null,
    customer: row.customer?.name ?? null,
    phone: row.customer?.phone ?? null,
    net_amount: row.gross_margin?.net_amount ?? null,
    cost_amount: row.gross_margin?.cost_amount ?? null,
    gross_margin: row.gross_margin?.amount ?? null,
    margin_percent: row.gross_margin?.percent ?? null,
  };
}
