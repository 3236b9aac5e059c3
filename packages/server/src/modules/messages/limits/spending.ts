import { unitPriceText } from "@patron/engine/money";
import type { Services } from "#kit/http/answer.ts";
import { inBusiness } from "#kit/jobs/businesses.ts";
import { raise } from "../../notifications/public.ts";
import { type Limits, monthOf } from "./settings.ts";
import { noteTaken, noteTold, take } from "./spending-queries.ts";

/** What an attempt has taken from a month before it began. */
export interface Taken {
  month: string;
  amount: bigint;
}
interface Attempt {
  pool: Services["pool"];
  businessId: string;
  message: { id: string; reserved: bigint | null; reserved_month: string | null };
  claimed: Date;
  limits: Limits;
  now: Date;
}

/**
 * Takes what a message costs from its month before a service gets it, in a transaction of its own, so messages that go out at the same time do not exceed
 * the limit together. An attempt that another server has left unfinished has taken it already. Undefined: the limit would be exceeded, and people
 * are told of it once. `taken-over`: the message belongs to another server by now, which takes what it costs and sends it.
 */
export async function reserve(amount: bigint, attempt: Attempt): Promise<Taken | "taken-over" | undefined> {
  const { pool, businessId, message, claimed, limits, now } = attempt;
  const { reserved, reserved_month } = message;
  const before = reserved !== null && reserved_month !== null ? { month: reserved_month, amount: reserved } : undefined;
  const taken = before ?? { month: monthOf(now, limits.timeZone), amount };
  return inBusiness(pool, businessId, "read write", async (tenant) => {
    // The message before its month, as everybody locks them.
    if ((await tenant.run(noteTaken(message.id, claimed, taken))) === 0) return "taken-over";
    if (before) return before;
    const { month } = taken;
    const { limit, currency } = limits;
    const fits = limit === null || amount <= limit;
    if (fits && (await tenant.run(take(month, amount, limit))) > 0) return taken;
    await tenant.run(noteTaken(message.id, claimed, undefined));
    if ((await tenant.run(noteTold(month, now))) > 0) {
      const facts = { limit: unitPriceText(limit ?? 0n), currency };
      await raise(tenant, { event: "spending-limit", facts }, now);
    }
    return undefined;
  });
}
