import type { receipts } from "@patron/contract";
import type { MessageProblem } from "@patron/contract/enums";
import type { InferResult } from "kysely";
import { newId } from "#kit/id.ts";
import type { Handlers } from "#kit/implement.ts";
import type { Tenant } from "#kit/tenant.ts";
import { terminalOf } from "#kit/who.ts";
import { addMessages, requestDelivery } from "../message-templates/public.ts";
import { hasProviders } from "../messages/public.ts";
import { readTransaction, receiptUrl } from "../transactions/public.ts";
import { getReader, listEmailsOf } from "./queries.ts";
import { receiptText } from "./receipt-text.ts";

type Sent = InferResult<ReturnType<typeof listEmailsOf>>[number];

/** The receipts of a till's own checks, sent through the mail server of its business. */
export const emailCalls: Handlers<Pick<typeof receipts, "email" | "emails">> = {
  async email({ path, body, tenant, who, settings, now, fail }) {
    const transaction = await ofTerminal(tenant, path.transactionId, terminalOf(who).terminalId);
    if (!transaction) return fail("transaction.not_found");
    const reader = await tenant.one(getReader(transaction.id));
    const recipient = body.email ?? reader.email;
    if (!recipient) return fail("receipt.no_address");
    if (!(await hasProviders(tenant, ["email"]))) return fail("message_provider.none");
    const isOwn = recipient.toLowerCase() === reader.email?.toLowerCase();
    const language = (isOwn ? reader.customer_language : null) ?? reader.terminal_language ?? reader.programme_language;
    const url = receiptUrl(tenant, transaction.id, settings);
    const id = newId();
    await tenant.run(
      addMessages([
        {
          ...{ id, transaction_id: transaction.id, loyalty_id: reader.loyalty_id, recipient, language },
          // One that goes to another address is not the customer's.
          customer_id: isOwn ? reader.customer_id : null,
          ...{ src_type: "system" as const, message_code: "receipt" },
          ...{ channels: ["email"], message_type: "email" as const, next_after_minutes: 1 },
          ...(await receiptText(tenant, transaction, { language, url })),
          ...{ due_dt: now, created_dt: now },
        },
      ]),
    );
    await requestDelivery(tenant, tenant.businessId);
    return toEmail({ id, recipient, status: "wait", problem: null, created_dt: now });
  },

  async emails({ path, tenant, who, fail }) {
    const transaction = await ofTerminal(tenant, path.transactionId, terminalOf(who).terminalId);
    if (!transaction) return fail("transaction.not_found");
    const [rows, reader] = await Promise.all([
      tenant.many(listEmailsOf(transaction.id)),
      tenant.one(getReader(transaction.id)),
    ]);
    return { items: rows.map(toEmail), customer_email: reader.email };
  },
};

async function ofTerminal(tenant: Tenant, id: string, terminalId: string) {
  const transaction = await readTransaction(tenant, id);
  return transaction?.terminal?.id === terminalId ? transaction : undefined;
}

const toEmail = ({ id, recipient, status, problem, created_dt }: Sent) => ({
  ...{ id, status, recipient: recipient ?? "", created_dt: created_dt.toISOString() },
  problem: problem as MessageProblem | null, // Only these are stored.
});
