import { randomUUID } from "node:crypto";
import { calls } from "@patron/contract/routes";
import { describe, expect, test } from "vitest";
import { inTenant, q } from "#kit/database/rows.ts";
import { startTestServer } from "../../../test/server.ts";
import { examples, type Shop, shop } from "../../../test/shop.ts";
import { prove } from "../../ledger/proof.ts";
import { expireIdleEverywhere, expireIdleIn } from "./idle.ts";

const server = await startTestServer();
const key = () => ({ idempotencyKey: randomUUID() });
const zone = "Europe/Kyiv";
const today = () =>
  Temporal.Instant.fromEpochMilliseconds(server.clock.now().getTime()).toZonedDateTimeISO(zone).toPlainDate();
/** The first instant of a day of the programme, and the last one before it. */
const startOf = (day: Temporal.PlainDate) => new Date(day.toZonedDateTime(zone).epochMilliseconds);
const before = (at: Date) => new Date(at.getTime() - 1);
const runAgain = (s: Shop, now: Date) => expireIdleIn(server.pool, s.w.businessId, now);
/** Another file's test may have run the job of all businesses, and checked this one, while it was being prepared. */
const uncheck = (s: Shop) =>
  s.w.inside((tenant) => tenant.run(q.updateTable("idle_check").set({ day: "2000-01-01" }).where(inTenant())));
async function run(s: Shop, now: Date): Promise<void> {
  await uncheck(s);
  await runAgain(s, now);
}

/** A shop whose ordinary bonuses expire after some months without a visit. */
async function idling(months: number | null = 3): Promise<Shop> {
  const s = await shop(server);
  await setMonths(s, months);
  return s;
}
const setMonths = (s: Shop, bonuses_inactivity_expire_months: number | null) =>
  s.w.owner.request(calls.loyalty.changeSettings, {
    path: { loyaltyId: s.w.loyaltyId },
    body: { bonuses_inactivity_expire_months },
  });
/** Sets when a card was last used, and when its bonuses were credited. */
async function used(s: Shop, customerId: string, { visit, given }: { visit?: Date; given?: Date }): Promise<void> {
  await s.w.inside(async (tenant) => {
    const card = await tenant.one(
      q.selectFrom("card").select("id").where(inTenant()).where("customer_id", "=", customerId),
    );
    if (visit) {
      const change = { last_visit_dt: visit, registered_dt: visit };
      await tenant.run(q.updateTable("card").set(change).where(inTenant()).where("id", "=", card.id));
    }
    if (!given) return;
    const own = q.selectFrom("account").select("id").where(inTenant()).where("owner_id", "=", card.id);
    const change = q.updateTable("lot").set({ created_dt: given }).where(inTenant());
    await tenant.run(change.where("account_id", "in", own));
  });
}
async function movements(s: Shop, userId: string): Promise<string[]> {
  const { items } = await s.w.owner.request(calls.customers.movements, { path: { userId } });
  return items.map(({ kind, amount, reason }) => `${kind} ${amount} ${reason ?? ""}`.trim()).reverse();
}
const noon = (day: Temporal.PlainDate) => new Date(startOf(day).getTime() + 12 * 3_600_000);

describe("bonuses of a card that nobody uses", () => {
  test("expire on the day after so many months, not a moment sooner, with their reason in the log", async () => {
    const s = await idling(3);
    const customer = await s.member("10.00");
    const visit = today();
    await used(s, customer, { visit: noon(visit), given: noon(visit.subtract({ days: 40 })) });
    const last = visit.add({ months: 3 });
    await run(s, before(startOf(last.add({ days: 1 }))));
    expect(await movements(s, customer)).toEqual(["accrue 10.00"]);
    await run(s, startOf(last.add({ days: 1 })));
    expect(await movements(s, customer)).toEqual(["accrue 10.00", "expire -10.00 inactivity"]);
    expect(await s.w.inside(prove)).toEqual([]);
  });

  test("count from the last visit, or from the day on which they were given when that was later", async () => {
    const s = await idling(2);
    const [old, fresh] = [await s.member("5.00"), await s.member("5.00")];
    const day = today();
    await used(s, old, { visit: noon(day.subtract({ months: 6 })), given: noon(day.subtract({ months: 6 })) });
    await used(s, fresh, { visit: noon(day.subtract({ months: 6 })) });
    await run(s, server.clock.now());
    expect([await s.balance(old), await s.balance(fresh)]).toEqual(["0.00", "5.00"]);
  });

  test("stay when a sale counts as a visit, which restarts the months", async () => {
    const s = await idling(null);
    const customer = await s.member("5.00");
    const long = noon(today().subtract({ months: 5 }));
    await used(s, customer, { visit: long, given: long });
    await s.sell({ items: examples, customer_id: customer });
    await setMonths(s, 1);
    await run(s, server.clock.now());
    expect(await s.balance(customer)).toBe("5.00");
    await run(s, startOf(today().add({ months: 1, days: 1 })));
    expect(await s.balance(customer)).toBe("0.00");
  });

  test("stay without the setting, and promotional ones keep their own day", async () => {
    const s = await idling(null);
    const customer = await s.member("5.00");
    const promotional = { promotional: true, expire_type: "month" as const, expire_value: "12" };
    const body = { loyalty_id: s.w.loyaltyId, customer_id: customer, currency: "UAH", amount: "3.00", ...promotional };
    await s.w.owner.request(calls.transactions.addBonuses, { body }, key());
    const long = noon(today().subtract({ months: 9 }));
    await used(s, customer, { visit: long, given: long });
    await run(s, server.clock.now());
    expect(await s.balance(customer)).toBe("8.00");
    await setMonths(s, 3);
    await run(s, server.clock.now());
    expect(await s.balance(customer)).toBe("3.00");
  });

  test("that are held expire after their release, on the next day", async () => {
    const s = await idling(3);
    const customer = await s.member("10.00");
    const body = { items: examples, customer_id: customer, bonuses_to_redeem: "4.00" };
    const { transaction } = await s.till.request(calls.term.reserve, { body }, key());
    const long = noon(today().subtract({ months: 9 }));
    await used(s, customer, { visit: long, given: long });
    await run(s, server.clock.now());
    expect(await movements(s, customer)).toEqual(["accrue 10.00", "expire -6.00 inactivity"]);
    await s.till.request(calls.term.cancel, { body: { transaction_id: transaction.id } }, key());
    await run(s, startOf(today().add({ days: 1 })));
    expect(await movements(s, customer)).toEqual([
      "accrue 10.00",
      "expire -6.00 inactivity",
      "expire -4.00 inactivity",
    ]);
  });

  test("are looked for once a day, and again when the settings change", async () => {
    const s = await idling(3);
    const customer = await s.member("10.00");
    const now = server.clock.now();
    await run(s, now);
    const long = noon(today().subtract({ months: 9 }));
    await used(s, customer, { visit: long, given: long });
    await runAgain(s, now);
    expect(await s.balance(customer)).toBe("10.00");
    await setMonths(s, 4);
    await runAgain(s, now);
    expect(await s.balance(customer)).toBe("0.00");
  });

  test("expire once, however many run at once, across businesses", async () => {
    const shops = [await idling(3), await idling(3)];
    const long = noon(today().subtract({ months: 9 }));
    const members = [];
    for (const s of shops) {
      for (let at = 0; at < 30; at += 1) {
        const customer = await s.member("1.00");
        await used(s, customer, { visit: long, given: long });
        members.push({ s, customer });
      }
    }
    for (const s of shops) await uncheck(s);
    const now = server.clock.now();
    // Other files' businesses are in this database too, and change meanwhile: an error in one of them is no concern of these two.
    await Promise.allSettled([1, 2, 3].map(() => expireIdleEverywhere(server.pool, now)));
    for (const { s, customer } of members) {
      expect(await movements(s, customer)).toEqual(["accrue 1.00", "expire -1.00 inactivity"]);
    }
    for (const s of shops) expect(await s.w.inside(prove)).toEqual([]);
  });

  test("are not owed when the sale that gave them is cancelled after they expired", async () => {
    const s = await idling(3);
    await s.w.make.rule({ action_type: "charge-check-amount", value: "7", currency: "UAH" });
    const customer = await s.member();
    const { transaction } = await s.sell({ items: examples, customer_id: customer });
    const long = noon(today().subtract({ months: 9 }));
    await used(s, customer, { visit: long, given: long });
    await run(s, server.clock.now());
    expect(await s.balance(customer)).toBe("0.00");
    const body = { transaction_id: transaction.id, reason: "Wrong" };
    await s.w.owner.request(calls.transactions.cancel, { body }, key());
    expect(await s.balance(customer)).toBe("0.00");
    expect(await s.w.inside(prove)).toEqual([]);
  });
});
