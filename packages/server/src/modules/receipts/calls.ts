import type { transactions } from "@patron/contract";
import type { Handlers } from "#kit/implement.ts";
import { maySeeMargins } from "../transactions/public.ts";
import { receiptPage } from "./receipt.ts";

export const receiptCalls: Pick<Handlers<typeof transactions>, "check" | "receipt"> = {
  check: async ({ path, query, tenant, who, language, fail }) =>
    (await receiptPage(tenant, path.transactionId, {
      kind: "check",
      template: query.template_type ?? "business",
      language,
      seesMargins: maySeeMargins(who),
    })) ?? fail("transaction.not_found"),

  receipt: async ({ path, query, tenant, who, language, fail }) =>
    (await receiptPage(tenant, path.transactionId, {
      kind: "receipt",
      template: query.template_type ?? "customer",
      language,
      seesMargins: maySeeMargins(who),
    })) ?? fail("transaction.not_found"),
};
