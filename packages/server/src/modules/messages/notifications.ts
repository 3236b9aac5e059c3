import { type MessageProblem, type MessageType, SERVICE_PROBLEMS } from "@patron/contract/enums";
import { ownLabels } from "@patron/contract/labels";
import type { Tenant } from "#kit/tenant.ts";
import { getLoyalty } from "../loyalty/public.ts";
import { raise } from "../notifications/public.ts";
import { noteFailed } from "./provider-queries.ts";

const ofService: ReadonlySet<MessageProblem> = new Set(SERVICE_PROBLEMS);

interface Failed {
  type: MessageType;
  problem: MessageProblem;
  /** The service's own words. */
  text: string | null;
}

/** Notes that the service of a type could not send a message; tells people of the business if it worked until then and now sends nothing. */
export async function noteFailure(tenant: Tenant, { type, problem, text }: Failed, now: Date): Promise<void> {
  const noted = await tenant.maybe(noteFailed(type, problem, text, now));
  if (!noted?.worked || !ofService.has(problem)) return;
  const facts = { message_type: type, problem: ownLabels.messages.values.problem[problem] };
  await raise(tenant, { event: "provider-failing", facts }, now);
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
