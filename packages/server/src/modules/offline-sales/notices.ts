import { ownLabels } from "@patron/contract/labels";
import type { Tenant } from "#kit/tenant.ts";
import { raise } from "../notifications/public.ts";
import type { Conflict } from "./conflict.ts";
import { findOtherConflict, getTill } from "./queries.ts";

const anHour = 3_600_000;

/** Tells people that a sale needs a decision. A till that comes back may send many: they hear of the first within an hour. */
export async function tellOfConflict(
  tenant: Tenant,
  { id, number, terminalId }: { id: string; number: string; terminalId: string },
  [first]: readonly Conflict[],
  now: Date,
): Promise<void> {
  if (!first || (await tenant.maybe(findOtherConflict(terminalId, id, new Date(now.getTime() - anHour))))) return;
  const { title: terminal } = await tenant.one(getTill(terminalId));
  const facts = { number, terminal, conflict: ownLabels.offline.values.kind[first.kind] };
  const about = { entityType: "offline_sale", id } as const;
  await raise(tenant, { event: "offline-conflict", facts, about, terminalId }, now);
}
