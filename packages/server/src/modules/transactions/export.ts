import type { transactions } from "@patron/contract";
import type { Language } from "@patron/contract/enums";
import type { ExportsOf, Of, Texts } from "@patron/contract/kit";
import { transactionsLabels } from "@patron/contract/labels";
import type { SoldItem, Transaction } from "@patron/contract/shapes";
import type { Cell, CellKind } from "#kit/export/sheet.ts";
import type { Exporter } from "#kit/implement.ts";
import type { Tenant } from "#kit/tenant.ts";
import { accountCells, accountColumns } from "./export-accounts.ts";
import { titles } from "./export-messages.ts";
import { readFilter } from "./filter.ts";
import { listLines } from "./item-queries.ts";
import { withChecks } from "./items.ts";
import { readHeads } from "./list.ts";
import { listIds } from "./list-queries.ts";

const { fields: heads, values } = transactionsLabels;

const rowsAtOnce = 1_000;
const column = (kind: CellKind, title: Texts) => ({ kind, title });
const none = (async function* () {})();

export const transactionExport: Exporter<typeof transactions.list> = {
  title: titles.transactions,
  columns: {
    number: column("number", heads.number),
    created_dt: column("moment", heads.created_dt),
    transaction_type: column("text", heads.transaction_type),
    status: column("text", heads.status),
    loyalty: column("text", heads.loyalty),
    pos: column("text", heads.pos),
    terminal: column("text", heads.terminal),
    customer: column("text", heads.customer),
    phone: column("code", heads.phone),
    currency: column("code", heads.currency),
    amount: column("number", heads.amount),
    discount_amount: column("number", heads.discount_amount),
    bonuses_redeemed_amount: column("number", heads.bonuses_redeemed),
    contained_taxes_amount: column("number", heads.contained_taxes_amount),
    sales_taxes_amount: column("number", heads.sales_taxes_amount),
    delivery_amount: column("number", heads.delivery_amount),
    tip_amount: column("number", heads.tip_amount),
    rounding_amount: column("number", heads.rounding_amount),
    amount_to_pay: column("number", heads.amount_to_pay),
    bonuses_added_amount: column("number", heads.bonuses_added),
    promo_bonuses_added_amount: column("number", heads.promo_bonuses_added),
    ...accountColumns,
    payment_types: column("text", heads.payment_types),
    vehicle_id: column("code", heads.vehicle_id),
    odometer: column("number", heads.odometer),
    comment: column("text", heads.comment),
    cancel_dt: column("moment", heads.cancel_dt),
    cancel_reason: column("text", heads.cancel_reason),
    id: column("code", heads.id),
  },
  async open({ tenant, query, page, language }) {
    const filter = await readFilter(tenant, query);
    if (filter === "nobody") return { timeZone: "UTC", batches: none };
    return { timeZone: filter.timeZone, batches: transactionRows(tenant, listIds(filter, page), language) };
  },
};

async function* transactionRows(tenant: Tenant, ids: ReturnType<typeof listIds>, language: Language) {
  for await (const batch of tenant.stream(ids, rowsAtOnce)) {
    const rows = await readHeads(
      tenant,
      batch.map(({ id }) => id),
    );
    yield rows.map((row) => transactionCells(row, language));
  }
}

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
    transaction_type: values.transaction_type[row.transaction_type][language],
    status: values.status[row.status][language],
    loyalty: row.loyalty.title,
    pos: row.pos?.title ?? null,
    terminal: row.terminal?.title ?? null,
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
  title: titles.items,
  columns: {
    created_dt: column("moment", heads.created_dt),
    number: column("number", heads.number),
    status: column("text", heads.status),
    pos: column("text", heads.pos),
    terminal: column("text", heads.terminal),
    customer: column("text", heads.customer),
    phone: column("code", heads.phone),
    code: column("text", heads.code),
    title: column("text", heads.title),
    quantity: column("number", heads.quantity),
    unit: column("text", heads.unit),
    price_posted: column("number", heads.price_posted),
    currency: column("code", heads.currency),
    amount: column("number", heads.amount),
    discount_amount: column("number", heads.discount_amount),
    bonuses_redeemed: column("number", heads.bonuses_redeemed),
    contained_taxes_amount: column("number", heads.contained_taxes_amount),
    sales_taxes_amount: column("number", heads.sales_taxes_amount),
    amount_to_pay: column("number", heads.amount_to_pay),
    bonuses_added: column("number", heads.bonuses_added),
    promo_bonuses_added: column("number", heads.promo_bonuses_added),
    ...accountColumns,
    transaction_id: column("code", heads.id),
  },
  async open({ tenant, query, page, language }) {
    const filter = await readFilter(tenant, query);
    if (filter === "nobody") return { timeZone: "UTC", batches: none };
    return { timeZone: filter.timeZone, batches: itemRows(tenant, listLines(filter, page), language) };
  },
};

async function* itemRows(tenant: Tenant, lines: ReturnType<typeof listLines>, language: Language) {
  for await (const batch of tenant.stream(lines, rowsAtOnce)) {
    const rows = await withChecks(tenant, batch);
    yield rows.map((row) => itemCells(row, language));
  }
}

function itemCells(row: Of<typeof SoldItem>, language: Language): Record<ExportsOf<typeof transactions.items>, Cell> {
  return {
    ...row,
    ...accountCells(row, language),
    created_dt: new Date(row.created_dt),
    status: values.status[row.status][language],
    pos: row.pos?.title ?? null,
    terminal: row.terminal?.title ?? null,
    customer: row.customer?.name ?? null,
    phone: row.customer?.phone ?? null,
  };
}
