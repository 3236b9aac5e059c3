import { calls } from "@patron/contract/routes";
import { describe, expect, test } from "vitest";
import { type Prepaid, prepaid } from "../../../test/prepaid.ts";
import { startTestServer } from "../../../test/server.ts";

const server = await startTestServer();
const dayMs = 86_400_000;
const usedOf = async (p: Prepaid) => (await p.account()).limits.map(({ used }) => used);
const beyond = (details: object) => ({ code: "customer_account.limit_exceeded", status: 422, details });

describe("limits of a special account", () => {
  test.each(["day", "week", "month", "year"] as const)(
    "a %s: counts what was paid and held in it, not what was cancelled",
    async (period) => {
      const p = await prepaid(server, { own: { limits: [{ period, amount: "30.00" }] } });
      const { transaction } = await p.sell("1");
      const held = await p.reserve("1.5");
      expect(await usedOf(p)).toEqual(["25.00"]);
      await expect(p.sell("1")).rejects.toMatchObject(
        beyond({ period, goods_code: null, requested: "10.00", left: "5.00" }),
      );
      await expect(p.reserve("1")).rejects.toMatchObject(beyond({ period, left: "5.00" }));
      const tried = p.s.till.request(calls.term.process, { body: p.body("1") });
      await expect(tried).rejects.toMatchObject(beyond({ period, left: "5.00" }));
      await p.finalize(held.transaction.id, { items: [{ line_id: "1", quantity: "0.5" }] });
      expect(await usedOf(p)).toEqual(["15.00"]);
      await p.cancel(transaction.id);
      expect(await usedOf(p)).toEqual(["5.00"]);
      await p.sell("2.5");
      await expect(p.sell("0.01")).rejects.toMatchObject(beyond({ left: "0.00" }));
    },
  );

  test("once: is of one payment, however many there are", async () => {
    const p = await prepaid(server, { own: { limits: [{ period: "once", amount: "20.00" }] } });
    await p.sell("2");
    await p.sell("2");
    await expect(p.sell("2.001")).rejects.toMatchObject(beyond({ period: "once", requested: "20.01", left: "20.00" }));
    expect(await usedOf(p)).toEqual(["0.00"]);
  });

  test("of one item: counts its lines only, in money their cost", async () => {
    const limits = [{ period: "day" as const, amount: "11.10", goods_code: "B" }];
    const p = await prepaid(server, { own: { limits } });
    const items = [
      { line_id: "A", code: "A", quantity: "3" },
      { line_id: "B", code: "B", quantity: "1" },
    ];
    await p.s.application({ tips_enabled: true });
    await p.sell("1", { items, tip_amount: "5.00" });
    const held = await p.reserve("1", { items });
    expect(await usedOf(p)).toEqual(["11.10"]);
    await expect(p.sell("1", { items: [{ code: "B", quantity: "0.002" }] })).rejects.toMatchObject(
      beyond({ goods_code: "B", requested: "0.01", left: "0.00" }),
    );
    await p.sell("1");
    await p.cancel(held.transaction.id);
    expect(await usedOf(p)).toEqual(["5.55"]);
  });

  test("of one item, in goods: counts how many", async () => {
    const special = { type: "goods", currency: null, unit: "piece" } as const;
    const limits = [{ period: "month" as const, amount: "3", goods_code: "A" }];
    const p = await prepaid(server, { special, own: { limits } });
    await p.sell("2");
    await expect(p.sell("1.5")).rejects.toMatchObject(beyond({ requested: "1.500", left: "1.000" }));
    await p.sell("9", { items: [{ code: "B", quantity: "9" }] });
    expect(await usedOf(p)).toEqual(["2.000"]);
  });

  test("restart with the next day of the business, and a later cancellation does not count for another day", async () => {
    const own = await startTestServer();
    const p = await prepaid(own, { own: { limits: [{ period: "day", amount: "20.00" }] } });
    const { transaction } = await p.sell("2");
    await expect(p.sell("1")).rejects.toMatchObject(beyond({ left: "0.00" }));
    own.clock.forward(dayMs);
    await p.sell("1");
    expect(await usedOf(p)).toEqual(["10.00"]);
    await p.cancel(transaction.id);
    expect(await usedOf(p)).toEqual(["10.00"]);
  });

  test("hold for twenty payments at once", async () => {
    const p = await prepaid(server, { own: { limits: [{ period: "day", amount: "40.00" }] }, amount: "1000" });
    const done = await Promise.allSettled(Array.from({ length: 20 }, () => p.sell("1")));
    expect(done.filter(({ status }) => status === "fulfilled")).toHaveLength(4);
    expect(await usedOf(p)).toEqual(["40.00"]);
  });

  test("are returned to the till with the account", async () => {
    const limits = [{ period: "day" as const, amount: "30.00", goods_code: "A" }];
    const p = await prepaid(server, { own: { limits } });
    await p.sell("1");
    const reply = await p.s.till.request(calls.term.customer, { query: { user_id_value: p.email } });
    expect(reply.special_accounts).toEqual([
      {
        special_account_id: p.specialId,
        title: "Deposit",
        type: "money",
        currency: "UAH",
        unit: null,
        available: "90.00",
        limit_without_pin: null,
        odometer: "no",
        vehicle_id: "no",
        goods_codes: [],
        limits: [{ period: "day", goods_code: "A", amount: "30.00", used: "10.00" }],
      },
    ]);
  });
});
