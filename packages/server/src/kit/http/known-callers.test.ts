import { randomUUID } from "node:crypto";
import { calls } from "@patron/contract/routes";
import { describe, expect, test } from "vitest";
import { inTenant, q } from "#kit/database/rows.ts";
import { startTestServer } from "../../../test/server.ts";
import { examples, shop } from "../../../test/shop.ts";
import { KnownCallers } from "./known-callers.ts";

const server = await startTestServer();
const key = () => ({ idempotencyKey: randomUUID() });

describe("a caller that the server knows", () => {
  test("whose till key has ended sells nothing", async () => {
    const s = await shop(server);
    const sell = () => s.till.request(calls.term.sale, { body: { items: examples } }, key());
    await sell();
    await s.w.inside((tenant) =>
      tenant.run(
        q
          .updateTable("terminal_token")
          .set({ ended_dt: new Date() })
          .where("business_id", "=", s.w.businessId)
          .where("terminal_id", "=", s.terminalId),
      ),
    );
    await expect(sell()).rejects.toMatchObject({ code: "auth.expired" });
    const { items } = await s.w.owner.request(calls.transactions.list, {});
    expect(items).toHaveLength(1);
  });

  test("whose till has moved to another point of sale sells there", async () => {
    const s = await shop(server);
    const sell = () => s.till.request(calls.term.sale, { body: { items: examples } }, key());
    expect((await sell()).transaction.pos?.id).toBe(s.posId);
    const elsewhere = await s.w.make.pos();
    await s.w.inside((tenant) =>
      tenant.run(
        q.updateTable("terminal").set({ pos_id: elsewhere.id }).where(inTenant()).where("id", "=", s.terminalId),
      ),
    );
    expect((await sell()).transaction.pos?.id).toBe(elsewhere.id);
  });

  test("gets one answer for parallel repeats of a sale, which is stored once", async () => {
    const s = await shop(server);
    await s.sell({ items: examples });
    const once = key();
    const repeats = await Promise.allSettled(
      Array.from({ length: 8 }, () => s.till.request(calls.term.sale, { body: { items: examples } }, once)),
    );
    const ids = repeats.flatMap((one) => (one.status === "fulfilled" ? [one.value.transaction.id] : []));
    const refusals = repeats.flatMap((one) => (one.status === "rejected" ? [one.reason.code] : []));
    expect(new Set(ids).size).toBe(1);
    expect(refusals.every((code) => code === "request.running")).toBe(true);
    const { items } = await s.w.owner.request(calls.transactions.list, {});
    expect(items).toHaveLength(2);
  });

  test("is answered while somebody else keeps changing the settings that its calls remember", async () => {
    const s = await shop(server);
    const rule = await s.rule({ action_type: "discount-check-percent", value: "10" });
    const change = { path: { loyaltyId: s.w.loyaltyId, ruleId: rule } };
    let isChanging = true;
    const stop = () => {
      isChanging = false;
    };
    const reading = Array.from({ length: 8 }, async () => {
      while (isChanging) {
        await s.w.owner.request(calls.businessUser.language, {});
        await s.till.request(calls.term.process, { body: { items: examples } });
      }
    });
    const changing = async () => {
      for (let turn = 1; turn <= 40; turn += 1)
        await s.w.owner.request(calls.rules.change, { ...change, body: { value: String(turn) } });
    };
    await Promise.all([...reading, changing().finally(stop)]);
  });
});

test("the tokens unused for longest are forgotten first", () => {
  const callers = new KnownCallers();
  const hash = (index: number) => Buffer.from(`token ${index}`);
  const till = { kind: "terminal", terminalId: "t", posId: "p", businessId: "b", remoteAddr: "" } as const;
  const who = { ...till, seller: null, maySell: true, settingsVersion: 0n, goodsVersion: 0n };
  const learn = (index: number) => callers.learn(hash(index), { ...who, tokenHash: hash(index) });
  for (let index = 0; index < 10_000; index += 1) learn(index);
  expect(callers.expect(hash(0), "terminal")).toBeDefined();
  expect(callers.expect(hash(1), "person")).toBeUndefined();
  learn(10_000);
  expect(callers.expect(hash(0), "terminal")).toBeDefined();
  expect(callers.expect(hash(1), "terminal")).toBeUndefined();
});
