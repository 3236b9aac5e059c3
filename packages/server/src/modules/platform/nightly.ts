import { LEDGER_PROMISES } from "@patron/contract/enums";
import type { Services } from "#kit/http/answer.ts";
import { newId } from "#kit/id.ts";
import { inBusiness, inEveryBusiness } from "#kit/jobs/businesses.ts";
import type { Tenant } from "#kit/tenant.ts";
import { countLedger, type Gap } from "../../ledger/proof.ts";
import { getBusiness } from "../business/public.ts";
import { sendEmail } from "../mail/public.ts";
import { raise } from "../notifications/public.ts";
import { alarmEmail } from "./emails.ts";
import { addProof, listBookkeepers, listProvedBusinesses } from "./nightly-queries.ts";
import { proveAll } from "./prove.ts";

/** The local hour of the check; a missed one runs at any later hour. */
const firstHour = 3;

/** The dependencies of the check. */
export type Context = Pick<Services, "pool" | "settings" | "clock">;
interface Due {
  businessId: string;
  day: string;
}

/**
 * Checks the ledger of every business without a check today, from three o'clock of its own night on. An error in one business does not
 * affect others and is thrown at the end.
 */
export async function proveEverywhere(context: Context, now: Date): Promise<void> {
  type Row = { business_id: string; time_zone: string; business_date: string | null };
  const proveDue = async ({ business_id: businessId, time_zone, business_date }: Row) => {
    const day = dueDay(time_zone, business_date, now);
    if (day !== null) await proveNightly(context, { businessId, day }, now);
  };
  await inEveryBusiness(
    context.pool,
    listProvedBusinesses,
    proveDue,
    "The ledger of some businesses could not be checked.",
  );
}

/** The day for which a business in this time zone is due, given its latest check; null if none. */
export function dueDay(timeZone: string, latest: string | null, now: Date): string | null {
  const local = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(timeZone);
  const day = local.toPlainDate().toString();
  return local.hour < firstHour || (latest !== null && latest >= day) ? null : day;
}

/** Checks one business and stores the result; notifies owners and accountants of differences. */
export async function proveNightly(context: Context, { businessId, day }: Due, now: Date): Promise<void> {
  const within = <T>(mode: "read only" | "read write", work: (tenant: Tenant) => Promise<T>) =>
    inBusiness(context.pool, businessId, mode, work);
  const began = context.clock.now().getTime();
  const { proved, gaps } = await within("read only", async (tenant) => ({
    proved: await countLedger(tenant),
    gaps: await proveAll(tenant, now),
  }));
  await within("read write", async (tenant) => {
    const stored = await tenant.maybe(
      addProof({
        id: newId(),
        business_date: day,
        proved_dt: now,
        took_ms: Math.max(0, context.clock.now().getTime() - began),
        promises: [...LEDGER_PROMISES],
        proved: JSON.stringify(proved),
        gaps_count: gaps.length,
        gaps: JSON.stringify(gaps),
      }),
    );
    if (stored && gaps.length > 0) await raiseAlarm(tenant, context, gaps, now);
  });
}

async function raiseAlarm(tenant: Tenant, { settings }: Context, gaps: readonly Gap[], now: Date): Promise<void> {
  await raise(tenant, { event: "ledger-difference", facts: { gaps: gaps.length } }, now);
  const { title } = await tenant.one(getBusiness());
  const link = `${settings.publicUrl}/ledger-proof`;
  for (const reader of await tenant.many(listBookkeepers())) {
    const email = alarmEmail(reader, { title, gaps: gaps.length, link });
    await sendEmail(tenant, { recipient: reader.email, ...email }, now);
  }
}
