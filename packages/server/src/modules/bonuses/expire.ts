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
import { getBusiness } from "../business/public.ts";
import { warnIfLow } from "../special-accounts/public.ts";
import { listExpiring, listExpiringAccounts, listExpiringBusinesses, listLoyaltyZones } from "./expire-queries.ts";
import { type Expired, type Holder, tellOfExpired } from "./expired-notices.ts";

type Pool = Services["pool"];
/** The maximum per programme and run. The next run continues, so a large programme does not delay the others. */
const accountsInARun = 5_000;
/** The accounts locked by one transaction. A till waits for a few customers, never for a whole business. */
const accountsAtOnce = 25;
/** The time zone where every day begins first. What has not ended there has not ended anywhere. */
const earliestZone = "Pacific/Kiritimati";

/** An account with expiring value, and the present day in its programme. */
interface Due {
  account: ledger.OwnerAccount;
  day: string;
  /** Whose bonuses they are; undefined for special accounts. */
  holder?: Holder;
}

/**
 * Posts the expiry of bonuses and other expiring value, business by business. An error in one business does not affect others and is thrown
 * at the end. Missed or held value is handled by a later run.
 */
export async function expireEverywhere(pool: Pool, now: Date): Promise<void> {
  const list = (after: string | null, limit: number) => listExpiringBusinesses(dayIn(earliestZone, now), after, limit);
  const expire = ({ business_id }: { business_id: string }) => expireIn(pool, business_id, now);
  await inEveryBusiness(pool, list, expire, "Bonuses of some businesses did not expire.");
}

/**
 * Posts expired value in one business: one transfer per account, a few accounts per transaction. Concurrent runs, or one after a crash,
 * expire nothing twice, because each decides again on locked data.
 */
export async function expireIn(pool: Pool, businessId: string, now: Date): Promise<void> {
  const due = await inBusiness(pool, businessId, "read only", (tenant) => listDue(tenant, now));
  for (let done = 0; done < due.length; done += accountsAtOnce) {
    const some = due.slice(done, done + accountsAtOnce);
    await inBusiness(pool, businessId, "read write", (tenant) => expireAll(tenant, some, now));
  }
}

async function listDue(tenant: Tenant, now: Date): Promise<Due[]> {
  const due: Due[] = [];
  for (const { id, time_zone } of await tenant.many(listLoyaltyZones())) {
    const day = dayIn(time_zone, now);
    const found = await tenant.many(listExpiring(id, day, accountsInARun));
    const dueOf = ({ card_id, customer_id: customerId, currency }: (typeof found)[number]) => ({
      ...{ account: bonusAccount(card_id, currency), day },
      holder: { loyaltyId: id, customerId },
    });
    due.push(...found.map(dueOf));
  }
  // Special accounts belong to the business, so its time zone decides.
  const { time_zone } = await tenant.one(getBusiness());
  const day = dayIn(time_zone, now);
  const accounts = await tenant.many(listExpiringAccounts(day, accountsInARun));
  due.push(...accounts.map((account) => ({ account, day })));
  return due;
}

async function expireAll(tenant: Tenant, due: readonly Due[], now: Date): Promise<void> {
  const accounts = due.map(({ account }) => account);
  const locked = await lockAccounts(tenant, accounts, now);
  const expired: Expired[] = [];
  for (const { account, day, holder } of due) {
    const before = locked.of(account);
    const decision = ledger.expire(before, day);
    if (!decision) continue; // Spent, held or expired since it was listed.
    if (!decision.ok) throw refused(account, decision.refusal);
    await post(tenant, locked, account, decision.posting, { who: system, now, transactionId: null });
    const after = locked.of(account);
    if (holder) expired.push({ ...holder, before, after });
    const ended = before.lots.flatMap(({ expire_date }) =>
      expire_date !== null && expire_date < day ? expire_date : [],
    );
    const dayBefore = ended.toSorted()[0] ?? day;
    await warnIfLow(tenant, { before, after, now, dayBefore });
  }
  await tellOfExpired(tenant, expired, now);
}
