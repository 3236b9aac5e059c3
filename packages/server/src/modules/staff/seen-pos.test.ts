import { randomUUID } from "node:crypto";
import { calls } from "@patron/contract/routes";
import { describe, expect, test } from "vitest";
import { Caller } from "../../../test/caller.ts";
import { rollUpAll } from "../../../test/rollup.ts";
import { startTestServer } from "../../../test/server.ts";
import { type Shop, shop, tillOf } from "../../../test/shop.ts";
import { saveEntrance } from "../business/public.ts";
import { addStaff, signInByCode } from "./fixture.ts";
import { addMember } from "./queries.ts";

const server = await startTestServer();

interface Two {
  s: Shop;
  /** The second point of sale, its terminal and its till. */
  there: { posId: string; terminalId: string; till: Caller };
  /** Sells one item of 10.00 there. */
  sellThere(): Promise<string>;
}

async function twoPlaces(): Promise<Two> {
  const s = await shop(server);
  const pos = await s.w.make.pos({ title: "Harbour" });
  const terminal = await s.w.make.till({ pos_id: pos.id, title: "Harbour till" });
  const till = await tillOf(s.w, terminal.id);
  return {
    s,
    there: { posId: pos.id, terminalId: terminal.id, till },
    async sellThere() {
      const body = { items: [{ code: "A", quantity: "1" }] };
      const key = { idempotencyKey: randomUUID() };
      return (await till.request(calls.term.sale, { body }, key)).transaction.id;
    },
  };
}

async function limitedTo({ w }: Shop, pos_ids: string[], more: object = {}) {
  const member = await addStaff(w, { first_name: "Nadia", pos_ids, ...more });
  return { id: member.id, caller: await signInByCode(w, member.id) };
}

const one = [{ code: "A", quantity: "1" }];

describe("somebody who sees only some points of sale", () => {
  test("lists, totals and every figure are those of their own, before a rollup and after it", async () => {
    const two = await twoPlaces();
    await two.s.sell({ items: one });
    for (let n = 0; n < 2; n += 1) await two.sellThere();
    const { caller } = await limitedTo(two.s, [two.s.posId]);
    for (const roll of [async () => {}, () => rollUpAll(two.s.w)]) {
      await roll();
      const list = await caller.request(calls.transactions.list, {});
      expect(list).toMatchObject({ total: 1, totals: [{ amount_to_pay: "10.00" }] });
      const { turnover } = await caller.request(calls.dashboard.get, { query: { tab: "turnover" } });
      expect(turnover?.totals).toMatchObject({ checks_count: 1 });
      const whole = await two.s.w.owner.request(calls.dashboard.get, { query: { tab: "turnover" } });
      expect(whole.turnover?.totals).toMatchObject({ checks_count: 3 });
    }
    const { items } = await caller.request(calls.pos.list, {});
    expect(items.map(({ id }) => id)).toEqual([two.s.posId]);
    expect((await caller.request(calls.terminals.list, {})).items.map(({ id }) => id)).toEqual([two.s.terminalId]);
  });

  test("customers are counted as bought at their own; members, who have no place, not at all", async () => {
    const two = await twoPlaces();
    const [here, elsewhere] = [await two.s.member(), await two.s.member()];
    await two.s.sell({ items: one, customer_id: here });
    const body = { items: one, customer_id: elsewhere };
    await two.there.till.request(calls.term.sale, { body }, { idempotencyKey: randomUUID() });
    await rollUpAll(two.s.w);
    const { caller } = await limitedTo(two.s, [two.s.posId]);
    const { customers } = await caller.request(calls.dashboard.get, { query: { tab: "customers" } });
    expect(customers?.totals).toMatchObject({ customers_count: 1, members_count: null });
    expect(customers?.days.reduce((sum, day) => sum + day.customers_count, 0)).toBe(1);
    expect(customers?.categories).toBeNull();
    const found = await caller.request(calls.customers.search, { body: { visits_from: 1 } });
    expect(found.items.map(({ id }) => id)).toEqual([here]);
  });

  test("staff are those of their terminals, those limited to the same, and themselves", async () => {
    const two = await twoPlaces();
    const { staff: add } = calls;
    const [here, floating, elsewhere] = [
      await addStaff(two.s.w, { first_name: "Here" }),
      await addStaff(two.s.w, { first_name: "Floating" }),
      await addStaff(two.s.w, { first_name: "Elsewhere" }),
    ];
    const link = (terminalId: string, id: string) =>
      two.s.w.owner.request(calls.terminals.addStaff, { path: { terminalId }, body: { staff_ids: [id] } });
    await link(two.s.terminalId, here.id);
    await link(two.there.terminalId, elsewhere.id);
    const same = await limitedTo(two.s, [two.s.posId]);
    const { id, caller } = await limitedTo(two.s, [two.s.posId]);
    const seen = (await caller.request(add.list, {})).items.map((member) => member.id);
    expect(seen.sort()).toEqual([here.id, same.id, id].sort());
    for (const hidden of [floating, elsewhere])
      await expect(caller.request(add.get, { path: { staffId: hidden.id } })).rejects.toMatchObject({
        code: "staff.not_found",
      });
  });

  test("a refund of their own gives back what the sale gave at all, and another's does not exist", async () => {
    const two = await twoPlaces();
    const customer = await two.s.member("50.00");
    const sold = await two.s.sell({ items: one, customer_id: customer, bonuses_to_redeem: "5.00" });
    const elsewhere = await two.sellThere();
    const { caller } = await limitedTo(two.s, [two.s.posId]);
    const cancel = (transaction_id: string) =>
      caller.request(calls.transactions.cancel, { body: { transaction_id } }, { idempotencyKey: randomUUID() });
    await expect(cancel(elsewhere)).rejects.toMatchObject({ code: "transaction.not_found" });
    expect((await cancel(sold.transaction.id)).transaction.status).toBe("canceled");
    expect(await two.s.balance(customer)).toBe("50.00");
  });

  test("a limit counts from the next call on, and ends with the next one", async () => {
    const two = await twoPlaces();
    const { id, caller } = await limitedTo(two.s, []);
    const there = { path: { posId: two.there.posId } };
    await caller.request(calls.pos.get, there);
    const limit = (pos_ids: string[]) =>
      two.s.w.owner.request(calls.staff.change, { path: { staffId: id }, body: { pos_ids } });
    expect((await limit([two.s.posId, two.s.posId])).pos_ids).toEqual([two.s.posId]);
    await expect(caller.request(calls.pos.get, there)).rejects.toMatchObject({ code: "pos.not_found" });
    const held = await caller.request(calls.auth.access, {});
    expect(held.seen_pos).toEqual([{ id: two.s.posId, title: "Khreshchatyk 1" }]);
    await limit([]);
    await caller.request(calls.pos.get, there);
    expect((await caller.request(calls.auth.access, {})).seen_pos).toEqual([]);
  });

  test("nothing they read is remembered for tills and others, and nothing of others for them", async () => {
    const two = await twoPlaces();
    const gone = await two.s.w.make.rule({ title: "There", value: "50", pos_ids: [two.there.posId] });
    const { caller } = await limitedTo(two.s, [two.s.posId]);
    await caller.request(calls.rules.list, { path: { loyaltyId: two.s.w.loyaltyId } });
    await two.s.sell({ items: one });
    const body = { items: one };
    const sold = await two.there.till.request(calls.term.sale, { body }, { idempotencyKey: randomUUID() });
    expect(sold.check.totals.amount_to_pay).toBe("5.00");
    const { items } = await caller.request(calls.rules.list, { path: { loyaltyId: two.s.w.loyaltyId } });
    expect(items.map(({ id }) => id)).not.toContain(gone.id);
  });

  test("a limit in one business says nothing about another that they switch to", async () => {
    const two = await twoPlaces();
    const { id, caller } = await limitedTo(two.s, [two.s.posId]);
    const other = await shop(server);
    const { user } = await caller.request(calls.auth.renew, {});
    await other.w.inside(async (tenant) => {
      await tenant.run(addMember({ person_id: user.id, access: "business-staff" }));
      await tenant.run(saveEntrance(user.id, other.w.businessId, server.clock.now()));
    });
    const again = await signInByCode(two.s.w, id);
    const switched = await again.request(calls.auth.switchBusiness, { body: { business_id: other.w.businessId } });
    const there = new Caller(server, switched.token);
    expect((await there.request(calls.pos.list, {})).items.map(({ id }) => id)).toEqual([other.posId]);
    expect((await there.request(calls.auth.access, {})).seen_pos).toEqual([]);
  });

  test("they hear of what happens at their own, wherever the one who did it works", async () => {
    const two = await twoPlaces();
    const { id, caller } = await limitedTo(two.s, [two.s.posId]);
    const recipients = { channels: ["app" as const], staff_ids: [id], emails: [], phones: [] };
    const body = { events: [{ event: "refund" as const, ...recipients }] };
    await two.s.w.owner.request(calls.notifications.changeSettings, { body });
    const sold = await two.s.sell({ items: one });
    const other = await limitedTo(two.s, [two.s.posId]);
    for (const transaction_id of [await two.sellThere(), sold.transaction.id]) {
      const by = transaction_id === sold.transaction.id ? other.caller : two.s.w.owner;
      await by.request(calls.transactions.cancel, { body: { transaction_id } }, { idempotencyKey: randomUUID() });
    }
    const { items } = await caller.request(calls.notifications.list, {});
    expect(items.map(({ entity_id }) => entity_id)).toEqual([sold.transaction.id]);
  });

  test("what concerns the whole business is refused in words of its own, with roles and without", async () => {
    const two = await twoPlaces();
    const { caller } = await limitedTo(two.s, [two.s.posId], { access: "admin" });
    for (const active of [false, true]) {
      await two.s.w.owner.request(calls.business.changeRoleBasedModel, { body: { active } });
      await expect(caller.request(calls.audit.list, {})).rejects.toMatchObject({ code: "access.limited" });
      await expect(
        caller.request(calls.pos.add, { body: { loyalty_id: two.s.w.loyaltyId, title: "New" } }),
      ).rejects.toMatchObject({ code: "access.limited" });
    }
  });

  test("an owner sees all, whatever stands with them; a place of another business is unknown", async () => {
    const two = await twoPlaces();
    const other = await shop(server);
    await expect(addStaff(two.s.w, { pos_ids: [other.posId] })).rejects.toMatchObject({ code: "pos.not_found" });
    const { caller, id } = await limitedTo(two.s, [two.s.posId], { access: "owner" });
    expect((await caller.request(calls.pos.list, {})).items.length).toBe(2);
    await expect(
      two.s.w.owner.request(calls.staff.change, { path: { staffId: id }, body: { pos_ids: [other.posId] } }),
    ).rejects.toMatchObject({ code: "pos.not_found" });
  });
});
