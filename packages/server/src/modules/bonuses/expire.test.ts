import { randomUUID } from "node:crypto";
import { calls } from "@patron/contract/routes";
import { ledger } from "@patron/engine";
import { pino } from "pino";
import { describe, expect, test } from "vitest";
import { inTenant, q } from "#kit/database/rows.ts";
import { fileStore } from "#kit/files.ts";
import { dayIn } from "#kit/span.ts";
import { startTestServer } from "../../../test/server.ts";
import { type Shop, shop } from "../../../test/shop.ts";
import { bonusAccount } from "../../ledger/bonus-account.ts";
import { lockAccounts } from "../../ledger/lock.ts";
import { post } from "../../ledger/post.ts";
import { prove } from "../../ledger/proof.ts";
import { expireIn } from "./expire.ts";
import { bonusJobs } from "./jobs.ts";
import { getCard } from "./queries.ts";

const server = await startTestServer();
const key = () => ({ idempotencyKey: randomUUID() });
const zone = "Europe/Kyiv";
/** A day of the programme, counted from today. */
const dayFrom = (days: number, timeZone = zone) =>
  Temporal.PlainDate.from(dayIn(timeZone, server.clock.now())).add({ days }).toString();
/** The first instant of a day of the programme. */
const startOf = (day: string) => new Date(Temporal.PlainDate.from(day).toZonedDateTime(zone).epochMilliseconds);

/** The job as the queue starts it, for every business of the database. */
async function runJob(pool = server.pool): Promise<void> {
  const { clock, settings } = server;
  const services = { pool, clock, settings, files: fileStore(settings.dataDir), log: pino({ level: "silent" }) };
  await bonusJobs(services)["bonuses.expire"]?.({}, clock.now());
}

/** Credits bonuses with any last valid day, also a past one, as an earlier sale would have. */
async function credit(s: Shop, customerId: string, amount: bigint, expire_date: string): Promise<void> {
  await s.w.inside(async (tenant) => {
    const now = server.clock.now();
    const card = await tenant.one(getCard(s.w.loyaltyId, customerId));
    const account = bonusAccount(card.id, "UAH");
    const locked = await lockAccounts(tenant, [account], now);
    const decision = ledger.accrue(locked.of(account), [{ kind: "promotional", expire_date, amount }]);
    if (!decision.ok) throw new Error(decision.refusal.code);
    const who = { kind: "anonymous", remoteAddr: "" } as const;
    await post(tenant, locked, account, decision.posting, { who, now, transactionId: null });
  });
}

async function movements(s: Shop, customerId: string): Promise<string[]> {
  const { items } = await s.w.owner.request(calls.customers.movements, { path: { userId: customerId } });
  return items.map(({ kind, amount, balance_after }) => `${kind} ${amount} = ${balance_after}`).reverse();
}
async function bonusesOf(s: Shop, customerId: string) {
  const { cards } = await s.w.owner.request(calls.customers.get, { path: { userId: customerId } });
  return cards[0]?.bonuses?.[0];
}

describe("bonuses.expire", () => {
  test("posts one movement for all expired lots of a card, and the ledger balances", async () => {
    const s = await shop(server);
    const customer = await s.member("10.00");
    await credit(s, customer, 300n, dayFrom(-1));
    await credit(s, customer, 200n, dayFrom(-4));
    await credit(s, customer, 100n, dayFrom(0));
    await runJob();
    const credits = ["accrue 10.00 = 10.00", "accrue 3.00 = 13.00", "accrue 2.00 = 15.00", "accrue 1.00 = 16.00"];
    expect(await movements(s, customer)).toEqual([...credits, "expire -5.00 = 11.00"]);
    expect(await bonusesOf(s, customer)).toMatchObject({ balance: "11.00", available: "11.00", held: "0.00" });
    expect((await s.w.owner.request(calls.platform.proof, {})).gaps).toEqual([]);
    const moved = q.selectFrom("transfer").selectAll().where(inTenant()).where("kind", "=", "expire");
    expect(await s.w.inside((tenant) => tenant.many(moved))).toMatchObject([
      { actor_kind: "system", transaction_id: null },
    ]);
  });

  test("waits for the end of the last valid day in the programme's zone", async () => {
    const s = await shop(server);
    const customer = await s.member();
    await credit(s, customer, 300n, dayFrom(0));
    const midnight = startOf(dayFrom(1));
    await expireIn(server.pool, s.w.businessId, new Date(midnight.getTime() - 1));
    expect(await s.balance(customer)).toBe("3.00");
    await expireIn(server.pool, s.w.businessId, midnight);
    expect(await movements(s, customer)).toEqual(["accrue 3.00 = 3.00", "expire -3.00 = 0.00"]);
  });

  test("reads the day of each programme by itself, across businesses", async () => {
    const [east, west] = [await shop(server), await shop(server)];
    const zones = { "Pacific/Kiritimati": east, "Pacific/Pago_Pago": west };
    for (const [time_zone, s] of Object.entries(zones)) {
      const path = { loyaltyId: s.w.loyaltyId };
      await s.w.owner.request(calls.loyalty.change, { path, body: { time_zone } });
    }
    const customers = [await east.member(), await west.member()] as const;
    const today = dayFrom(0, "Pacific/Pago_Pago"); // On Kiritimati this day is always over.
    await credit(east, customers[0], 300n, today);
    await credit(west, customers[1], 300n, today);
    await runJob();
    expect([await east.balance(customers[0]), await west.balance(customers[1])]).toEqual(["0.00", "3.00"]);
  });

  test("posts once, however many run at once and however often", async () => {
    const s = await shop(server);
    const customers = await Promise.all(Array.from({ length: 30 }, () => s.member()));
    for (const customer of customers) await credit(s, customer, 500n, dayFrom(-1));
    await Promise.all([runJob(), runJob(), runJob()]);
    await runJob();
    for (const customer of customers) {
      expect(await movements(s, customer)).toEqual(["accrue 5.00 = 5.00", "expire -5.00 = 0.00"]);
    }
    expect(await s.w.inside(prove)).toEqual([]);
  });

  test("continues after an interruption between two transactions, and posts nothing twice", async () => {
    const s = await shop(server);
    const customers = await Promise.all(Array.from({ length: 30 }, () => s.member()));
    for (const customer of customers) await credit(s, customer, 500n, dayFrom(-1));
    let left = 2; // The listing and the first accounts.
    const dying = new Proxy(server.pool, {
      get: (pool, name) => {
        if (name !== "connectToBegin") return Reflect.get(pool, name);
        return () => (left-- > 0 ? pool.connect() : Promise.reject(new Error("killed")));
      },
    });
    await expect(expireIn(dying, s.w.businessId, server.clock.now())).rejects.toThrow("killed");
    const balances = async () => Promise.all(customers.map((customer) => s.balance(customer)));
    expect((await balances()).filter((balance) => balance === "5.00")).toHaveLength(5);
    await runJob();
    for (const customer of customers) expect(await movements(s, customer)).toHaveLength(2);
    expect(await s.w.inside(prove)).toEqual([]);
  });

  test("does not let a business whose expiry fails keep the others from theirs", async () => {
    const [broken, sound] = [await shop(server), await shop(server)];
    const customers = [await broken.member(), await sound.member()] as const;
    await credit(broken, customers[0], 300n, dayFrom(-1));
    await credit(sound, customers[1], 300n, dayFrom(-1));
    const rename = (time_zone: string) => q.updateTable("loyalty").set({ time_zone }).where(inTenant());
    await broken.w.inside((tenant) => tenant.run(rename("Nowhere/Nothing")));
    await expect(runJob()).rejects.toThrow("some businesses");
    expect(await sound.balance(customers[1])).toBe("0.00");
    await broken.w.inside((tenant) => tenant.run(rename(zone)));
    await runJob();
    expect(await broken.balance(customers[0])).toBe("0.00");
  });
});

describe("a lot that another transaction changes too", () => {
  test("is either spent or expired when a sale at midnight meets the job, never both", async () => {
    const s = await shop(server);
    const midnight = startOf(dayFrom(1));
    const customers = await Promise.all(Array.from({ length: 40 }, () => s.member()));
    for (const customer of customers) await credit(s, customer, 500n, dayFrom(0));
    const run = () => expireIn(server.pool, s.w.businessId, midnight);
    const sales = customers.map((customer_id) =>
      s.sell({ items: [{ code: "A", quantity: "1" }], customer_id, bonuses_to_redeem: "3.00" }),
    );
    // More customers than one transaction of the job locks, so that sales meet it before, during and after.
    await Promise.all([...sales, run(), run()]);
    await run();
    for (const [index, customer] of customers.entries()) {
      const { transaction } = (await sales[index])!; // A sale for each customer.
      const redeemed = transaction.totals.bonuses_redeemed_amount;
      const spent = ["accrue 5.00 = 5.00", "spend -3.00 = 2.00", "expire -2.00 = 0.00"];
      const late = ["accrue 5.00 = 5.00", "expire -5.00 = 0.00"];
      expect(await movements(s, customer)).toEqual(redeemed === "3.00" ? spent : late);
      expect(["3.00", "0.00"]).toContain(redeemed);
    }
    expect(await s.w.inside(prove)).toEqual([]);
  });

  test("expires as far as it is free; what a reservation holds expires only after its release", async () => {
    const s = await shop(server);
    const customer = await s.member();
    await credit(s, customer, 500n, dayFrom(0));
    const body = { items: [{ code: "A", quantity: "1" }], customer_id: customer, bonuses_to_redeem: "3.00" };
    const { transaction } = await s.till.request(calls.term.reserve, { body }, key());
    const tomorrow = startOf(dayFrom(1));
    await expireIn(server.pool, s.w.businessId, tomorrow);
    await expireIn(server.pool, s.w.businessId, tomorrow);
    expect(await bonusesOf(s, customer)).toMatchObject({ balance: "3.00", held: "3.00", available: "0.00" });
    await s.w.owner.request(calls.transactions.cancel, { body: { transaction_id: transaction.id } }, key());
    await expireIn(server.pool, s.w.businessId, tomorrow);
    const expected = ["accrue 5.00 = 5.00", "expire -2.00 = 3.00", "expire -3.00 = 0.00"];
    expect(await movements(s, customer)).toEqual(expected);
    expect(await s.w.inside(prove)).toEqual([]);
  });

  test("is captured by the reservation that holds it, even after its end", async () => {
    const s = await shop(server);
    const customer = await s.member();
    await credit(s, customer, 500n, dayFrom(0));
    const body = { items: [{ code: "A", quantity: "1" }], customer_id: customer, bonuses_to_redeem: "5.00" };
    const { transaction } = await s.till.request(calls.term.reserve, { body }, key());
    const tomorrow = startOf(dayFrom(1));
    await expireIn(server.pool, s.w.businessId, tomorrow);
    await s.w.owner.request(calls.transactions.finalize, { body: { transaction_id: transaction.id } }, key());
    await expireIn(server.pool, s.w.businessId, tomorrow);
    expect(await movements(s, customer)).toEqual(["accrue 5.00 = 5.00", "capture -5.00 = 0.00"]);
    expect(await s.w.inside(prove)).toEqual([]);
  });
});

describe("a cancelled sale", () => {
  const promotion = {
    action_type: "charge-check-amount" as const,
    value: "4.00",
    charge_target: "promotional-bonuses" as const,
    promo_expire_type: "day" as const,
    promo_expire_value: "2",
  };
  const cancel = (s: Shop, transaction_id: string) =>
    s.w.owner.request(calls.transactions.cancel, { body: { transaction_id } }, key());

  test("takes nothing for earned bonuses that expired: they went back by expiring", async () => {
    const s = await shop(server);
    await s.rule(promotion);
    const customer = await s.member("10.00");
    const { transaction } = await s.sell({ items: [{ code: "A", quantity: "1" }], customer_id: customer });
    await expireIn(server.pool, s.w.businessId, startOf(dayFrom(10)));
    expect(await s.balance(customer)).toBe("10.00");
    await cancel(s, transaction.id);
    expect(await movements(s, customer)).toEqual([
      "accrue 10.00 = 10.00",
      "accrue 4.00 = 14.00",
      "expire -4.00 = 10.00",
      "give-back 4.00 = 14.00",
      "reverse -4.00 = 10.00",
    ]);
    expect(await s.w.inside(prove)).toEqual([]);
    const expired = q
      .selectFrom("entry")
      .select(({ fn }) => fn.sum<string>("amount").as("sum"))
      .where(inTenant())
      .where("counter", "=", "expired");
    expect(await s.w.inside((tenant) => tenant.one(expired))).toEqual({ sum: "0" });
  });

  test("still owes what was spent of them before the rest expired", async () => {
    const s = await shop(server);
    await s.rule({ ...promotion, limit_total: 1 });
    const customer = await s.member();
    const earned = await s.sell({ items: [{ code: "A", quantity: "1" }], customer_id: customer });
    await s.sell({ items: [{ code: "A", quantity: "1" }], customer_id: customer, bonuses_to_redeem: "1.00" });
    await expireIn(server.pool, s.w.businessId, startOf(dayFrom(10)));
    await expect(cancel(s, earned.transaction.id)).rejects.toMatchObject({ code: "bonuses.spent" });
    expect((await movements(s, customer)).at(-1)).toBe("expire -3.00 = 0.00");
    expect(await s.w.inside(prove)).toEqual([]);
  });

  test("gives spent bonuses back under their old date, and they expire if that is over", async () => {
    const s = await shop(server);
    const customer = await s.member();
    await credit(s, customer, 500n, dayFrom(0));
    const body = { items: [{ code: "A", quantity: "1" }], customer_id: customer, bonuses_to_redeem: "5.00" };
    const { transaction } = await s.sell(body);
    const tomorrow = startOf(dayFrom(1));
    await expireIn(server.pool, s.w.businessId, tomorrow);
    await cancel(s, transaction.id);
    expect(await s.balance(customer)).toBe("5.00");
    await expireIn(server.pool, s.w.businessId, tomorrow);
    expect((await movements(s, customer)).slice(-2)).toEqual(["reverse 5.00 = 5.00", "expire -5.00 = 0.00"]);
    expect(await s.w.inside(prove)).toEqual([]);
  });
});
