import { randomUUID } from "node:crypto";
import { calls } from "@patron/contract/routes";
import { describe, expect, test } from "vitest";
import { startTestServer } from "../../../test/server.ts";
import { examples, shop } from "../../../test/shop.ts";
import { type World, world } from "../../../test/world.ts";
import { expireIn } from "../bonuses/expire.ts";

const server = await startTestServer();
const key = () => ({ idempotencyKey: randomUUID() });
const day = 86_400_000;
/** The present moment of the server; the clock then moves on. */
function moment(): string {
  const now = server.clock.now().toISOString();
  server.clock.forward(1000);
  return now;
}
type Path = { userId: string; accountId: string };
const asOf = (w: World, path: Path, at?: string) =>
  w.owner.request(calls.customerAccounts.asOf, { path, query: at === undefined ? {} : { at } });

describe("what stood on a special account", () => {
  test("is known at every moment: refilled, spent, cancelled, expired", async () => {
    const w = await world(server);
    const { id: userId } = await w.make.customer();
    const special = await w.make.specialAccount({ expire_type: "day", expire_value: "3" });
    const { id: accountId } = await w.make.customerAccount(userId, special.id);
    const path = { userId, accountId };
    const empty = moment();
    const body = { amount: "30", expire_date: Temporal.Now.plainDateISO().add({ years: 1 }).toString() };
    await w.owner.request(calls.customerAccounts.refill, { path, body }, key());
    server.clock.forward(1000);
    const refilled = moment();
    const { transaction } = await w.owner.request(
      calls.customerAccounts.refill,
      { path, body: { amount: "20" } },
      key(),
    );
    server.clock.forward(1000);
    const both = moment();
    await w.owner.request(calls.customerAccounts.writeOff, { path, body: { amount: "5", comment: "x" } }, key());
    server.clock.forward(1000);
    const spent = moment();
    await w.owner.request(
      calls.transactions.cancel,
      { body: { transaction_id: transaction.id, reason: "Wrong" } },
      key(),
    );
    server.clock.forward(1000);
    const cancelled = moment();
    const later = (days: number) => new Date(server.clock.now().getTime() + days * day);
    await expireIn(server.pool, w.businessId, later(400));
    const stateAt = async (at?: string) => {
      const { balance, lots } = await asOf(w, path, at);
      return [balance, ...lots.map(({ amount }) => amount)];
    };
    expect(await stateAt(empty)).toEqual(["0.00"]);
    expect(await stateAt(refilled)).toEqual(["30.00", "30.00"]);
    expect(await stateAt(both)).toEqual(["50.00", "20.00", "30.00"]);
    expect(await stateAt(spent)).toEqual(["45.00", "15.00", "30.00"]);
    expect(await stateAt(cancelled)).toEqual(["25.00", "25.00"]);
    expect(await stateAt()).toEqual(["25.00", "25.00"]);
    expect(await stateAt(later(401).toISOString())).toEqual(["0.00"]);
    expect((await asOf(w, path, both)).lots.map(({ expire_date }) => expire_date)).toEqual(
      (await asOf(w, path, spent)).lots.map(({ expire_date }) => expire_date),
    );
  });

  test("is the closing balance of a statement to the same day, whose end is the business's", async () => {
    const w = await world(server);
    const { id: userId } = await w.make.customer();
    const special = await w.make.specialAccount();
    const { id: accountId } = await w.make.customerAccount(userId, special.id);
    const path = { userId, accountId };
    const zoned = Temporal.Instant.fromEpochMilliseconds(server.clock.now().getTime()).toZonedDateTimeISO(
      "Europe/Kyiv",
    );
    const midnight = zoned.add({ days: 1 }).startOfDay();
    server.clock.forward(midnight.epochMilliseconds - server.clock.now().getTime() - 2000);
    const today = zoned.toPlainDate().toString();
    await w.make.refill({ user_id: userId, id: accountId }, "7");
    server.clock.forward(4000);
    await w.make.refill({ user_id: userId, id: accountId }, "2");
    server.clock.forward(1000);
    const { balance, until } = await asOf(w, path, today);
    expect([balance, until]).toEqual(["7.00", new Date(midnight.epochMilliseconds).toISOString()]);
    const statement = await w.owner.request(calls.customerAccounts.statement, { path, query: { date_to: today } });
    expect(statement.closing).toBe(balance);
    expect((await asOf(w, path)).balance).toBe("9.00");
  });

  test("is refused for an invalid moment and for an unknown account", async () => {
    const w = await world(server);
    const { id: userId } = await w.make.customer();
    const special = await w.make.specialAccount();
    const { id: accountId } = await w.make.customerAccount(userId, special.id);
    await expect(asOf(w, { userId, accountId }, "yesterday")).rejects.toMatchObject({
      code: "request.malformed",
      errors: [{ path: "query.at" }],
    });
    const nowhere = asOf(w, { userId, accountId: randomUUID() });
    await expect(nowhere).rejects.toMatchObject({ code: "customer_account.not_found" });
  });
});

describe("the bonuses of a card", () => {
  test("are known at every moment with their lots, by programme and currency", async () => {
    const s = await shop(server);
    const customer_id = await s.member();
    const before = moment();
    const grant = { loyalty_id: s.w.loyaltyId, customer_id, currency: "UAH" };
    const promotional = { promotional: true, expire_type: "day" as const, expire_value: "2" };
    await s.w.owner.request(calls.transactions.addBonuses, { body: { ...grant, amount: "10" } }, key());
    await s.w.owner.request(calls.transactions.addBonuses, { body: { ...grant, ...promotional, amount: "4" } }, key());
    server.clock.forward(1000);
    const granted = moment();
    await s.sell({ items: examples, customer_id, bonuses_to_redeem: "6.00" });
    server.clock.forward(1000);
    const redeemed = moment();
    const stateAt = async (at: string, loyalty_id = s.w.loyaltyId) => {
      const request = { path: { userId: customer_id }, query: { loyalty_id, at } };
      const { items } = await s.w.owner.request(calls.customers.bonusesAsOf, request);
      return items.map(({ currency, balance, lots }) => [
        currency,
        balance,
        ...lots.map((lot) => `${lot.kind} ${lot.amount}`),
      ]);
    };
    expect(await stateAt(before)).toEqual([["UAH", "0.00"]]);
    expect(await stateAt(granted)).toEqual([["UAH", "14.00", "promotional 4.00", "ordinary 10.00"]]);
    expect(await stateAt(redeemed)).toEqual([["UAH", "8.00", "ordinary 8.00"]]);
    expect(await stateAt(redeemed, randomUUID())).toEqual([]);
    const nobody = s.w.owner.request(calls.customers.bonusesAsOf, { path: { userId: randomUUID() } });
    await expect(nobody).rejects.toMatchObject({ code: "customer.not_found" });
  });
});
