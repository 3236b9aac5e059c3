import type { Services } from "#kit/http/answer.ts";
import { inBusiness, inEveryBusiness } from "#kit/jobs/businesses.ts";
import { dayIn } from "#kit/span.ts";
import type { Tenant } from "#kit/tenant.ts";
import { bonusValue, dayValue, notifyEach, readTemplates } from "../message-templates/public.ts";
import { listExpiringBusinesses, listLoyaltyZones } from "./expire-queries.ts";
import { addReminders, listEnding, removeReminders } from "./reminder-queries.ts";

type Pool = Services["pool"];
type Ending = Parameters<typeof addReminders>[0][number];
/** Customers told by one transaction. */
const customersAtOnce = 200;
/** The most days before the end that a programme may choose, and one for the time zone where days begin first. */
const mostDays = 61;
const firstZone = "Pacific/Kiritimati";

const daysLater = (day: string, days: number) => Temporal.PlainDate.from(day).add({ days }).toString();

/** Tells customers of bonuses that expire soon, business by business. An error in one does not affect the others and is thrown at the end. */
export async function remindEverywhere(pool: Pool, now: Date): Promise<void> {
  const last = daysLater(dayIn(firstZone, now), mostDays);
  const list = (after: string | null, limit: number) => listExpiringBusinesses(last, after, limit);
  const remind = ({ business_id }: { business_id: string }) => remindIn(pool, business_id, now);
  await inEveryBusiness(pool, list, remind, "Customers of some businesses were not told of expiring bonuses.");
}

/** The same in one business: each card once for each day on which some of its bonuses end, however often it runs. */
export async function remindIn(pool: Pool, businessId: string, now: Date): Promise<void> {
  const programmes = await inBusiness(pool, businessId, "read only", async (tenant) => {
    const found = [];
    for (const { id, time_zone } of await tenant.many(listLoyaltyZones())) {
      const template = (await readTemplates(tenant, id)).active.get("bonuses-expiring");
      if (template?.days_before) found.push({ id, day: dayIn(time_zone, now), days: template.days_before });
    }
    return found;
  });
  for (const { id, day, days } of programmes) {
    const some = () =>
      inBusiness(pool, businessId, "read write", (tenant) => remindSome(tenant, id, { day, days }, now));
    while ((await some()) === customersAtOnce);
  }
}

async function remindSome(
  tenant: Tenant,
  loyaltyId: string,
  { day, days }: { day: string; days: number },
  now: Date,
): Promise<number> {
  const ending = await tenant.many(listEnding(loyaltyId, { from: day, until: daysLater(day, days) }, customersAtOnce));
  if (ending.length === 0) return 0;
  const added = await tenant.many(addReminders(ending));
  const isAdded = (one: Ending) => added.some((other) => keyOf(other) === keyOf(one));
  const told = ending.filter(isAdded).map(({ customer_id: customerId, currency, expire_date, amount, balance }) => {
    const values = (language: Parameters<typeof bonusValue>[2]) => ({
      bonuses_expiring: bonusValue(amount, currency, language),
      bonuses_balance: bonusValue(balance, currency, language),
      promo_expire_date: dayValue(expire_date, language),
    });
    return { customerId, notice: { event: "bonuses-expiring" as const, values, waits: true } };
  });
  await notifyEach(tenant, loyaltyId, told, now);
  // In another time zone the day before may not be over.
  await tenant.run(removeReminders(daysLater(day, -1)));
  return ending.length;
}

const keyOf = ({ card_id, currency, expire_date }: Ending) => `${card_id} ${currency} ${expire_date}`;
