import { randomUUID } from "node:crypto";
import { calls } from "@patron/contract/routes";
import { describe, expect, test } from "vitest";
import { startTestServer } from "../../../test/server.ts";
import { shop } from "../../../test/shop.ts";
import { type World, world } from "../../../test/world.ts";
import { addDelivery } from "../stores/fixture.ts";

const server = await startTestServer();
const locked = { code: "pos.programme_locked", status: 422 };
const named = { code: "pos.named_in_programme", status: 422 };

const move = (w: World, posId: string, loyalty_id: string) =>
  w.owner.request(calls.pos.change, { path: { posId }, body: { loyalty_id } });
const programmeOf = async (w: World, posId: string) =>
  (await w.owner.request(calls.pos.get, { path: { posId } })).loyalty.id;

/** What names a point of sale of a programme, and how it no longer does. */
async function namings({ owner, loyaltyId, make, ...w }: World, posId: string) {
  const pos_ids = [posId];
  const none = { pos_ids: [] };
  const gold = await make.cardCategory();
  const climbs = { title: "To gold", currency: "UAH", category_to: gold.id, threshold_from: "1000" };
  return [
    {
      name: () => make.rule({ pos_ids }),
      unname: (ruleId: string) => owner.request(calls.rules.change, { path: { loyaltyId, ruleId }, body: none }),
    },
    {
      name: () => addDelivery({ ...w, owner, loyaltyId, make }, { pos_ids, address_mode: "pos" }),
      unname: (deliveryTypeId: string) =>
        owner.request(calls.deliveries.change, { path: { deliveryTypeId }, body: none }),
    },
    {
      name: () => owner.request(calls.cardCategoryRules.add, { path: { loyaltyId }, body: { ...climbs, pos_ids } }),
      unname: (ruleId: string) =>
        owner.request(calls.cardCategoryRules.change, { path: { loyaltyId, ruleId }, body: none }),
    },
    {
      name: () => owner.request(calls.news.add, { body: { loyalty_id: loyaltyId, title: "Open", pos_ids } }),
      unname: (newsId: string) => owner.request(calls.news.change, { path: { newsId }, body: none }),
    },
  ];
}

describe("a point of sale", () => {
  test("goes to another programme while it has no terminals, and gets terminals with that programme's prices", async () => {
    const w = await world(server);
    const other = await w.make.loyalty();
    const { id } = await w.make.pos();
    const [here, there] = [
      await w.make.priceGroup(),
      await w.owner.request(calls.priceGroups.add, {
        path: { loyaltyId: other.id },
        body: { title: "There", currency: "UAH" },
      }),
    ];
    expect((await move(w, id, other.id)).loyalty).toEqual({ id: other.id, title: other.title });
    const listed = async (loyaltyId: string) =>
      (await w.owner.request(calls.loyalty.pos, { path: { loyaltyId } })).items.map((one) => one.id);
    expect([await listed(w.loyaltyId), await listed(other.id)]).toEqual([[], [id]]);
    const wrong = w.make.till({ pos_id: id, price_group_id: here.id });
    await expect(wrong).rejects.toMatchObject({ code: "price_group.other_currency" });
    const till = await w.make.till({ pos_id: id, price_group_id: there.id });
    await expect(move(w, id, w.loyaltyId)).rejects.toMatchObject(locked);
    // The programme that it has is no other one.
    expect((await move(w, id, other.id)).loyalty.id).toBe(other.id);
    await w.owner.request(calls.terminals.change, { path: { terminalId: till.id }, body: { active: false } });
    await expect(move(w, id, w.loyaltyId)).rejects.toMatchObject(locked);
    expect(await programmeOf(w, id)).toBe(other.id);
  });

  test("stays in the programme of its sales, also of a check that is still reserved, once its terminal is elsewhere", async () => {
    type Till = Awaited<ReturnType<typeof shop>>["till"];
    const body = { items: [{ code: "A", quantity: "1" }] };
    const checks: ((till: Till) => Promise<unknown>)[] = [
      (till) => till.request(calls.term.sale, { body }, { idempotencyKey: randomUUID() }),
      (till) => till.request(calls.term.reserve, { body }, { idempotencyKey: randomUUID() }),
    ];
    for (const check of checks) {
      const s = await shop(server);
      const other = await s.w.make.loyalty();
      await check(s.till);
      const elsewhere = await s.w.make.pos();
      const path = { terminalId: s.terminalId };
      await s.w.owner.request(calls.terminals.change, { path, body: { pos_id: elsewhere.id } });
      await expect(move(s.w, s.posId, other.id)).rejects.toMatchObject(locked);
      expect(await programmeOf(s.w, s.posId)).toBe(s.w.loyaltyId);
    }
  });

  test("keeps the checks that its terminal reserved before that went to another programme: they are completed and cancelled here", async () => {
    for (const end of ["complete", "cancel"] as const) {
      const s = await shop(server);
      const other = await s.w.make.loyalty();
      const elsewhere = await s.w.owner.request(calls.pos.add, { body: { loyalty_id: other.id, title: "Elsewhere" } });
      await s.rule({ action_type: "charge-check-percent", value: "10" });
      const customer_id = await s.member("5.00");
      const key = () => ({ idempotencyKey: randomUUID() });
      const body = { items: [{ code: "A", quantity: "1" }], customer_id, bonuses_to_redeem: "2.00" };
      const { id: transaction_id } = (await s.till.request(calls.term.reserve, { body }, key())).transaction;
      const path = { terminalId: s.terminalId };
      await s.w.owner.request(calls.terminals.change, { path, body: { pos_id: elsewhere.id } });
      expect((await s.till.request(calls.term.facts, {})).loyalty.id).toBe(other.id);
      if (end === "complete") {
        const { transaction } = await s.till.request(calls.term.finalize, { body: { transaction_id } }, key());
        const totals = { amount_to_pay: "8.00", bonuses_redeemed_amount: "2.00", bonuses_added_amount: "0.80" };
        expect(transaction).toMatchObject({ status: "success", pos: { id: s.posId }, totals });
      } else {
        const { transaction } = await s.till.request(calls.term.cancel, { body: { transaction_id } }, key());
        expect(transaction).toMatchObject({ status: "canceled", pos: { id: s.posId } });
      }
      const back = await s.w.owner.request(calls.terminals.change, { path, body: { pos_id: s.posId } });
      expect(back.pos.id).toBe(s.posId);
      expect(await s.balance(customer_id)).toBe(end === "complete" ? "3.80" : "5.00");
    }
  });

  test("stays while a rule, a delivery type, a category rule or news of the programme names it", async () => {
    const w = await world(server);
    const other = await w.make.loyalty();
    const { id } = await w.make.pos();
    for (const { name, unname } of await namings(w, id)) {
      const { id: naming } = await name();
      await expect(move(w, id, other.id)).rejects.toMatchObject(named);
      await unname(naming);
    }
    expect((await move(w, id, other.id)).loyalty.id).toBe(other.id);
  });

  test("that moves while a terminal is added ends with a terminal whose prices are those of its programme", async () => {
    for (let round = 0; round < 8; round += 1) {
      const w = await world(server);
      const other = await w.make.loyalty();
      const { id } = await w.make.pos();
      const { id: price_group_id } = await w.make.priceGroup();
      const [moved, added] = await Promise.allSettled([
        move(w, id, other.id),
        w.make.till({ pos_id: id, price_group_id }),
      ]);
      const statuses = [moved.status, added.status].toSorted();
      expect(statuses).toEqual(["fulfilled", "rejected"]);
      if (moved.status === "rejected") expect(moved.reason).toMatchObject(locked);
      if (added.status === "rejected") expect(added.reason).toMatchObject({ code: "price_group.other_currency" });
    }
  });

  test("that moves while a rule, a delivery type, a category rule or news comes to name it is named in its own programme only", async () => {
    for (const kind of [0, 1, 2, 3]) {
      for (let round = 0; round < 6; round += 1) {
        const w = await world(server);
        const other = await w.make.loyalty();
        const { id } = await w.make.pos();
        const naming = (await namings(w, id))[kind];
        const [moved, added] = await Promise.allSettled([move(w, id, other.id), naming?.name()]);
        expect([moved.status, added.status].toSorted()).toEqual(["fulfilled", "rejected"]);
        if (moved.status === "rejected") expect(moved.reason).toMatchObject(named);
        if (added.status === "rejected") expect(added.reason).toMatchObject({ code: "pos.not_found" });
      }
    }
  });

  test("that moves while a rule is changed to name it is named in its own programme only", async () => {
    for (let round = 0; round < 6; round += 1) {
      const w = await world(server);
      const other = await w.make.loyalty();
      const { id } = await w.make.pos();
      const path = { loyaltyId: w.loyaltyId, ruleId: (await w.make.rule({})).id };
      const change = w.owner.request(calls.rules.change, { path, body: { pos_ids: [id] } });
      const [moved, changed] = await Promise.allSettled([move(w, id, other.id), change]);
      expect([moved.status, changed.status].toSorted()).toEqual(["fulfilled", "rejected"]);
    }
  });
});
