import type { FiscalProblem } from "@patron/contract/enums";
import { ownLabels } from "@patron/contract/labels";
import type { Tenant } from "#kit/tenant.ts";
import { raise } from "../notifications/public.ts";
import { type Claimed, findRefusedToo, getSubject, getTill } from "./queries.ts";

/** Tells people that a receipt was refused, unless they know of another one that the device refuses for the same reason. */
export async function tellOfRefusal(
  tenant: Tenant,
  { id, terminal_id: terminalId, transaction_id }: Claimed,
  { problem, text }: { problem: FiscalProblem; text: string | null },
  now: Date,
): Promise<void> {
  if (problem !== "receipt-refused" && (await tenant.maybe(findRefusedToo(id, terminalId, problem)))) return;
  const { title: terminal } = await tenant.one(getTill(terminalId));
  const subject = transaction_id === null ? undefined : await tenant.one(getSubject(transaction_id));
  const number = subject?.number.toString() ?? "";
  const facts = { number, terminal, problem: ownLabels.fiscal.values.problem[problem], said: text ?? "" };
  const about =
    transaction_id === null
      ? ({ entityType: "terminal", id: terminalId } as const)
      : ({ entityType: "transaction", id: transaction_id } as const);
  await raise(tenant, { event: "fiscal-refused", facts, about, terminalId }, now);
}
