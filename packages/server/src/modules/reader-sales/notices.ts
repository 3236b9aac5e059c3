import type { ReaderProblem } from "@patron/contract/enums";
import { ownLabels } from "@patron/contract/labels";
import { moneyText } from "@patron/engine/money";
import type { Tenant } from "#kit/tenant.ts";
import { raise } from "../notifications/public.ts";
import { type PaymentRow, readerQueries } from "../reader-payments/public.ts";

/** Tells people of a charge whose sale could not be finished, or of money that does not go back to a card. */
export async function tellOfCard(
  tenant: Tenant,
  row: Pick<PaymentRow, "terminal_id" | "transaction_id" | "amount" | "currency">,
  { problem, said }: { problem: ReaderProblem; said: string | null },
  now: Date,
): Promise<void> {
  const { number, terminal_title } = await tenant.one(readerQueries.getSubject(row.transaction_id));
  const facts = {
    ...{ number: String(number), terminal: terminal_title ?? "", currency: row.currency },
    amount: moneyText(row.amount, row.currency),
    ...{ isReturning: problem === "not-sold", said: said ?? "" },
    problem: ownLabels.readerPayments.values.problem[problem],
  };
  const about = { entityType: "transaction", id: row.transaction_id } as const;
  await raise(tenant, { event: "card-not-refunded", facts, about, terminalId: row.terminal_id }, now);
}
