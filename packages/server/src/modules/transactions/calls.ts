import { transactions } from "@patron/contract";
import { Failure } from "@patron/contract/kit";
import { ledger } from "@patron/engine";
import { type Handlers, implement } from "#kit/implement.ts";
import type { Tenant } from "#kit/tenant.ts";
import { adjustAccount, namedAccount, refillAccount, writeOffAccount } from "../customer-accounts/public.ts";
import { amountOf, moveBonuses } from "./bonuses.ts";
import { cancelTransaction } from "./cancel.ts";
import { lastDay } from "./days.ts";
import { itemExport, transactionExport } from "./export.ts";
import { readFilter } from "./filter.ts";
import { finalizeReserved, lockOwn, lockReserved } from "./finalize.ts";
import { readItemPage } from "./items.ts";
import { readPage } from "./list.ts";
import { readDetails, readTransaction } from "./reading.ts";
import { receiptPage } from "./receipt.ts";

const handlers: Handlers<typeof transactions> = {
  async list({ query, page, tenant }) {
    const filter = await readFilter(tenant, query);
    return filter === "nobody"
      ? { items: [], page: page.page, count: page.count, total: 0, totals: [] }
      : readPage(tenant, filter, page, query);
  },

  async items({ query, page, tenant }) {
    const filter = await readFilter(tenant, query);
    return filter === "nobody"
      ? { items: [], page: page.page, count: page.count, total: 0, totals: [] }
      : readItemPage(tenant, filter, page);
  },

  get: async ({ path, tenant, fail }) =>
    (await readDetails(tenant, path.transactionId)) ?? fail("transaction.not_found"),

  check: async ({ path, query, tenant, language, fail }) =>
    (await receiptPage(tenant, path.transactionId, "check", query.template_type ?? "business", language)) ??
    fail("transaction.not_found"),

  receipt: async ({ path, query, tenant, language, fail }) =>
    (await receiptPage(tenant, path.transactionId, "receipt", query.template_type ?? "customer", language)) ??
    fail("transaction.not_found"),

  async finalize({ body, tenant, who, now, changed }) {
    const row = await lockReserved(tenant, body.transaction_id, now);
    await finalizeReserved(tenant, row, { lines: [] }, { who, now, changed });
    changed({ entityType: "transaction", id: row.id, before: { status: row.status }, after: { status: "success" } });
    return answer(tenant, row.id);
  },

  async cancel({ body, tenant, who, now, changed }) {
    const row = await lockOwn(tenant, body.transaction_id);
    await cancelTransaction(tenant, row, { who, now, reason: body.reason ?? null });
    changed({ entityType: "transaction", id: row.id, before: { status: row.status }, after: { status: "canceled" } });
    return answer(tenant, row.id);
  },

  async addBonuses({ body, tenant, who, now, changed }) {
    const amount = amountOf(body.amount, body.currency);
    const transaction = await moveBonuses(
      { tenant, who, now },
      { type: "bonuses-add", spends: 0n },
      body,
      (state, day) => {
        const expire_date = body.promotional ? lastDay(body.expire_type ?? "none", body.expire_value, day) : null;
        const kind = body.promotional && expire_date ? ("promotional" as const) : ("ordinary" as const);
        return ledger.accrue(state, [{ kind, expire_date, amount }]);
      },
    );
    changed({ entityType: "transaction", id: transaction.id, after: body });
    return { transaction };
  },

  async adjustBonuses({ body, tenant, who, now, fail, changed }) {
    const { amount, balance, currency } = body;
    const transaction = await moveBonuses({ tenant, who, now }, { type: "bonuses-adjust" }, body, (state, day) => {
      if ((amount === undefined) === (balance === undefined)) throw fail("adjustment.ambiguous");
      const text = balance ?? amount ?? "0";
      const wanted = amountOf(text, currency);
      return ledger.adjust(state, balance === undefined ? { delta: wanted } : { balance: wanted }, day);
    });
    changed({ entityType: "transaction", id: transaction.id, after: body });
    return { transaction };
  },

  async writeOffBonuses({ body, tenant, who, now, changed }) {
    const amount = amountOf(body.amount, body.currency);
    const transaction = await moveBonuses(
      { tenant, who, now },
      { type: "bonuses-write-off", spends: amount },
      body,
      (state, day) => ledger.writeOff(state, amount, day),
    );
    changed({ entityType: "transaction", id: transaction.id, after: body });
    return { transaction };
  },

  async refillAccount({ body, tenant, who, now, changed }) {
    const row = await namedAccount(tenant, body);
    const id = await refillAccount({ tenant, who, now }, row, body);
    changed({ entityType: "transaction", id, after: kept(body, row) });
    return answer(tenant, id);
  },

  async adjustAccount({ body, tenant, who, now, changed }) {
    const row = await namedAccount(tenant, body);
    const id = await adjustAccount({ tenant, who, now }, row, body);
    changed({ entityType: "transaction", id, after: kept(body, row) });
    return answer(tenant, id);
  },

  async writeOffAccount({ body, tenant, who, now, changed }) {
    const row = await namedAccount(tenant, body);
    const id = await writeOffAccount({ tenant, who, now }, row, body);
    changed({ entityType: "transaction", id, after: kept(body, row) });
    return answer(tenant, id);
  },
};

export const transactionCalls = implement(transactions, handlers, { list: transactionExport, items: itemExport });

async function answer(tenant: Tenant, id: string) {
  const transaction = await readTransaction(tenant, id);
  if (!transaction) throw new Failure("transaction.not_found");
  return { transaction };
}

/** What the log keeps of a body that names a customer: who it is, not by which telephone they were found. */
function kept<Body extends { user_id_value?: string; user_id_type?: unknown }>(
  body: Body,
  row: { customer_id: string | null },
) {
  const { user_id_value: _, user_id_type: __, ...said } = body;
  return { ...said, customer_id: row.customer_id };
}
