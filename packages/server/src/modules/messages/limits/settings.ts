import type { messageSettings } from "@patron/contract";
import type { BodyOf } from "@patron/contract/kit";
import { parseUnitPrice, unitPriceText } from "@patron/engine/money";
import { settingsOf, viewOf } from "#kit/families/settings.ts";
import type { Tenant } from "#kit/tenant.ts";
import { type BusinessRow, businessSettings, getBusiness, getSettings } from "../../business/public.ts";
import type { QuietHours } from "./quiet-hours.ts";
import { forgetTold, getSpent, wakeHeld } from "./spending-queries.ts";

type Body = BodyOf<typeof messageSettings.change>;
interface Stored extends Required<Body> {
  modified_dt: string | null;
  version: number;
}
const toStored = viewOf<Stored>({ quiet_from: null, quiet_to: null, month_limit: null });

/** The month of a moment in a time zone, such as 2026-11. */
export const monthOf = (now: Date, timeZone: string): string =>
  Temporal.Instant.fromEpochMilliseconds(now.getTime())
    .toZonedDateTimeISO(timeZone)
    .toPlainDate()
    .toString()
    .slice(0, 7);

/** What holds for every message of a business. */
export interface Limits {
  quiet: QuietHours | null;
  /** In ten-thousandths of the currency; null: no limit. */
  limit: bigint | null;
  currency: string;
  timeZone: string;
}
export async function readLimits(tenant: Tenant): Promise<Limits> {
  const [{ time_zone, currency }, row] = await Promise.all([
    tenant.one(getBusiness()),
    tenant.maybe(getSettings("messages")),
  ]);
  const { quiet_from, quiet_to, month_limit } = toStored(row);
  return {
    quiet: quiet_from !== null && quiet_to !== null ? { from: quiet_from, to: quiet_to } : null,
    limit: month_limit === null ? null : (parseUnitPrice(month_limit) ?? null),
    currency,
    timeZone: time_zone,
  };
}

export const stored = settingsOf(businessSettings, {
  name: "messages",
  entityType: "message_provider",
  show: toStored,
  async read(body: Body, _: BusinessRow, tenant: Tenant): Promise<"quiet_hours.incomplete" | Body> {
    const { quiet_from, quiet_to } = { ...toStored(await tenant.maybe(getSettings("messages"))), ...body };
    const isWhole = (quiet_from === null) === (quiet_to === null) && (quiet_from === null || quiet_from !== quiet_to);
    return isWhole ? body : "quiet_hours.incomplete";
  },
});

/** Settings with what was spent in the month of a moment. */
export async function withSpent(tenant: Tenant, settings: Stored, now: Date) {
  const { currency, time_zone } = await tenant.one(getBusiness());
  const { spent = 0n } = (await tenant.maybe(getSpent(monthOf(now, time_zone)))) ?? {};
  return { ...settings, spent: unitPriceText(spent), currency };
}

/** What the limit leaves in the month of a moment; null without a limit. */
export async function limitLeft(tenant: Tenant, now: Date): Promise<bigint | null> {
  const { limit, timeZone } = await readLimits(tenant);
  if (limit === null) return null;
  const { spent = 0n } = (await tenant.maybe(getSpent(monthOf(now, timeZone)))) ?? {};
  return spent < limit ? limit - spent : 0n;
}

/** Messages that wait or were held back follow changed settings. */
export async function applyChange(tenant: Tenant, body: Body, now: Date): Promise<void> {
  const { time_zone } = await tenant.one(getBusiness());
  if (body.month_limit !== undefined) await tenant.run(forgetTold(monthOf(now, time_zone)));
  if (body.quiet_from !== undefined || body.quiet_to !== undefined) await tenant.run(wakeHeld(now));
}
