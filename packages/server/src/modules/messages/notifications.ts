import type { MessageProblem, MessageType } from "@patron/contract/enums";
import { ownLabels } from "@patron/contract/labels";
import type { Tenant } from "#kit/tenant.ts";
import { getLoyalty } from "../loyalty/public.ts";
import { raise } from "../notifications/public.ts";

/** Why a service sends nothing to anybody; the other problems are those of a message or its recipient. */
export const faultsOfService: ReadonlySet<MessageProblem> = new Set<MessageProblem>([
  "unreachable",
  "address-not-allowed",
  "credentials-refused",
  "sender-refused",
  "no-credit",
  "provider-failed",
]);

/** Tells people of the business that a service has stopped working. */
export function tellOfFailure(tenant: Tenant, message_type: MessageType, problem: MessageProblem, now: Date) {
  const facts = { message_type, problem: ownLabels.messages.values.problem[problem] };
  return raise(tenant, { event: "provider-failing", facts }, now);
}

/** Tells people of the business that a mailing has been sent. */
export async function tellOfMailing(
  tenant: Tenant,
  { id, created, loyalty_id }: { id: string; created: number; loyalty_id: string },
  now: Date,
): Promise<void> {
  const { title } = await tenant.one(getLoyalty(loyalty_id));
  const about = { entityType: "mailing", id } as const;
  await raise(tenant, { event: "mailing-done", facts: { loyalty: title, recipients: created }, about }, now);
}
