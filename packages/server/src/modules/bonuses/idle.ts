import { ledger } from "@patron/engine";
import type { Services } from "#kit/http/answer.ts";
import { inBusiness, inEveryBusiness } from "#kit/jobs/businesses.ts";
import { dayIn } from "#kit/span.ts";
import type { Tenant } from "#kit/tenant.ts";
import { system } from "#kit/who.ts";
import { bonusAccount } from "../../ledger/bonus-account.ts";
import { lockAccounts } from "../../ledger/lock.ts";
import { post } from "../../ledger/post.ts";
import { refused } from "../../ledger/refusal.ts";
import { type Expired, tellOfExpired } from "./expired-notices.ts";
import * as queries from "./idle-queries.ts";

type Pool = Services["pool"];
/** The maximum per programme and run. The next run continues; a run that finds less completes the day. */
const lotsInARun = 5_000;
/** The accounts locked by one transaction. A till waits for a few customers, never for a whole business. */
const cardsAtOnce = 25;
/** The time zone where every day begins first. */
const earliestZone = "Pacific/Kiritimati";
/** The reason for such an entry, which the log translates. */
const reason = "inactivity";

/**
 * Posts the expiry of ordinary bonuses on idle cards, once per day of the programme, business by business. An error in one business does
 * not affect others and is thrown at the end.
 */
export async function expireIdleEverywhere(pool: Pool, now: Date): Promise<void> {
  const list = (after: string | null, limit: number) =>
    queries.listIdleBusinesses(dayIn(earliestZone, now), after, limit);
  const expire = ({ business_id }: { business_id: string }) => expireIdleIn(pool, business_id, now);
  await inEveryBusiness(pool, list, expire, "Idle bonuses of some businesses did not expire.");
}

/** Posts the expiry in one business. Concurrent runs, or one after a crash, expire nothing twice. */
export async function expireIdleIn(pool: Pool, businessId: string, now: Date): Promise<void> {
  const within = <T>(mode: "read only" | "read write", work: (tenant: Tenant) => Promise<T>) =>
    inBusiness(pool, businessId, mode, work);
  for (const programme of await within("read only", (tenant) => tenant.many(queries.listIdleProgrammes()))) {
    const { id: loyaltyId, time_zone: timeZone, months, version } = programme;
    const day = dayIn(timeZone, now);
    if (programme.done_day === day && programme.done_version === version) continue;
    const idleness = { loyaltyId, timeZone, months, day };
    const found = await within("read only", (tenant) => tenant.many(queries.listIdleLots(idleness, lotsInARun)));
    const cards = [...new Set(found.map(({ card_id }) => card_id))];
    for (let done = 0; done < cards.length; done += cardsAtOnce) {
      const some = cards.slice(done, done + cardsAtOnce);
      await within("read write", (tenant) => expireCards(tenant, idleness, some, { found, now }));
    }
    if (found.length < lotsInARun)
      await within("read write", (tenant) => tenant.run(queries.saveIdleCheck(loyaltyId, day, version)));
  }
}

type Found = { card_id: string; currency: string; lot_id: string };
/** Locks first and checks again: a customer who has visited in the meantime loses nothing. */
async function expireCards(
  tenant: Tenant,
  idleness: queries.Idleness,
  cardIds: readonly string[],
  { found, now }: { found: readonly Found[]; now: Date },
): Promise<void> {
  const listed = found.filter(({ card_id }) => cardIds.includes(card_id));
  const accounts = listed.map(({ card_id, currency }) => bonusAccount(card_id, currency));
  const locked = await lockAccounts(tenant, accounts, now);
  const expired: Expired[] = [];
  const idle = await tenant.many(queries.listIdleLots(idleness, lotsInARun, cardIds));
  for (const lots of Map.groupBy(idle, ({ card_id, currency }) => `${card_id} ${currency}`).values()) {
    const [first] = lots;
    // An account that got its first idle lot after the listing is not locked; the next run has it.
    if (!first || !listed.some((one) => one.card_id === first.card_id && one.currency === first.currency)) continue;
    const account = bonusAccount(first.card_id, first.currency);
    const ids = lots.map(({ lot_id }) => lot_id);
    const before = locked.of(account);
    const decision = ledger.expireLots(before, ids);
    if (!decision) continue; // Spent or held since it was listed.
    if (!decision.ok) throw refused(account, decision.refusal);
    await post(tenant, locked, account, decision.posting, { who: system, now, transactionId: null, reason });
    const { customer_id: customerId } = first;
    expired.push({ loyaltyId: idleness.loyaltyId, customerId, before, after: locked.of(account) });
  }
  await tellOfExpired(tenant, expired, now);
}
