import { receipts, type transactions } from "@patron/contract";
import { type Handlers, implement } from "#kit/implement.ts";
import { terminalOf } from "#kit/who.ts";
import { refundsSaleOf } from "../refunds/public.ts";
import { maySeeMargins, readReceiptToken, readTransaction, receiptUrl } from "../transactions/public.ts";
import { emailCalls } from "./emails.ts";
import { receiptPage } from "./receipt.ts";

/** The pages of a transaction for the back office. */
export const transactionPageCalls: Pick<Handlers<typeof transactions>, "check" | "order" | "receipt"> = {
  check: async ({ path, query, tenant, who, language, fail }) =>
    (await receiptPage(tenant, path.transactionId, {
      kind: "check",
      template: query.template_type ?? "business",
      language,
      seesMargins: maySeeMargins(who),
    })) ?? fail("transaction.not_found"),

  order: async ({ path, query, tenant, language, fail }) =>
    (await receiptPage(tenant, path.transactionId, {
      kind: "order",
      template: query.template_type ?? "business",
      language,
    })) ?? fail("transaction.not_found"),

  receipt: async ({ path, query, tenant, who, language, settings, fail }) =>
    (await receiptPage(tenant, path.transactionId, {
      kind: "receipt",
      template: query.template_type ?? "customer",
      language,
      url: receiptUrl(tenant, path.transactionId, settings),
      seesMargins: maySeeMargins(who),
    })) ?? fail("transaction.not_found"),
};

export const receiptCalls = implement(receipts, {
  ...emailCalls,

  async page({ path, query, tenant, language, settings, fail }) {
    const found = readReceiptToken(path.token, settings);
    if (!found) return fail("receipt.not_found");
    await tenant.enter(found.businessId);
    const printed = { kind: "receipt", template: "customer", language: query.lang ?? language } as const;
    return (await receiptPage(tenant, found.transactionId, printed)) ?? fail("receipt.not_found");
  },

  async ofTill({ path, tenant, who, settings, fail }) {
    const found = readReceiptToken(path.token, settings);
    const isOwn = found?.businessId === tenant.businessId;
    const transaction = isOwn ? await readTransaction(tenant, found.transactionId) : undefined;
    if (!transaction) return fail("receipt.not_found");
    return (await refundsSaleOf(tenant, transaction, terminalOf(who).terminalId))
      ? { transaction }
      : fail("receipt.of_another_terminal");
  },
});
