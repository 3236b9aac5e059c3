import { randomUUID } from "node:crypto";
import { calls } from "@patron/contract/routes";
import { expect, test } from "vitest";
import { lineOf, offlineTill, priceHeld } from "../../../test/offline/till.ts";
import { startTestServer } from "../../../test/server.ts";
import { type Shop, shop, tillOf } from "../../../test/shop.ts";
import { inTenant, q } from "../../kit/database/rows.ts";
import { recomputeSample } from "../recompute/public.ts";
import { addStaff } from "../staff/fixture.ts";

const server = await startTestServer();
const key = () => ({ idempotencyKey: randomUUID() });
const listed = async ({ w }: Shop) => (await w.owner.request(calls.offline.list, {})).items;
const transactions = ({ w }: Shop) =>
  w.inside((tenant) =>
    tenant.many(q.selectFrom("transaction").select(["id", "number", "created_dt", "amount_to_pay"]).where(inTenant())),
  );

test("a till holds what it sells, with planned prices and the rules that need nothing but the check", async () => {
  const s = await shop(server);
  await s.rule({ action_type: "discount-check-percent", value: "10", title: "Ten percent" });
  await s.rule({ action_type: "discount-check-percent", value: "5", scope: "manual", title: "Neighbours" });
  await s.rule({ action_type: "discount-check-percent", value: "50", limit_total: 1 });
  await s.rule({ action_type: "charge-check-percent", value: "50" });
  const { catalogue } = await offlineTill(s.till);
  expect(catalogue.goods.map(({ code, price }) => [code, price])).toEqual([
    ["A", "10.0000"],
    ["B", "5.5500"],
  ]);
  expect(catalogue.rules.map(({ title }) => title)).toEqual(["Neighbours"]);
  const { rules } = catalogue.input as { rules: { title: string }[] };
  expect(rules.map(({ title }) => title)).toEqual(["Ten percent", "Neighbours"]);
  expect(JSON.stringify(catalogue)).not.toContain("cost_price");
  expect(Date.parse(catalogue.valid_until_dt) - Date.parse(catalogue.taken_dt)).toBe(72 * 3_600_000);
});

test("a till without a connection comes to the same amounts as the server, with taxes, planned prices and rules of all kinds", async () => {
  const s = await shop(server);
  await s.excise("A", "2.50");
  const soon = new Date(Date.now() + 3_600_000).toISOString();
  const [group] = (await s.w.owner.request(calls.priceGroups.list, { path: { loyaltyId: s.w.loyaltyId } })).items;
  const [item] = (await s.w.owner.request(calls.embedded.goods, {})).items;
  const change = { ...{ price_group_id: group?.id ?? "", item_id: item?.id ?? "" }, price: "12.34" };
  await s.w.inside((tenant) =>
    tenant.run(
      q.insertInto("master_price").values({
        ...{ id: randomUUID(), price_group_id: change.price_group_id, goods_id: change.item_id },
        ...{ price: 123_400n, valid_from: new Date(soon) },
      }),
    ),
  );
  await s.goods("C", "7.99");
  const picked = await s.rule({ action_type: "discount-items-percent", value: "3.3", scope: "manual" });
  await s.rule({ action_type: "discount-check-percent", value: "7.77", members: true });
  await s.rule({ action_type: "discount-check-amount", value: "1.11", check_amount_min: "30" });
  await s.rule({ action_type: "buy-x-get-y", value: "100", buy_quantity: "2", get_quantity: "1", sort_order: 1 });
  await s.rule({ action_type: "discount-check-percent", value: "4", payment_types: ["cash"] });
  await s.rule({ action_type: "charge-check-percent", value: "10" });
  const depends = { depends_on: "amount", period: "month", thresholds: [{ from: "0", value: "1.5" }] } as const;
  await s.rule({ action_type: "discount-check-percent", ...depends });
  await s.settings("rules", { discounts_scheme: "summarizing", discount_max_percent: "40" });
  await s.settings("programme", { cash_rounding_steps: { UAH: "0.10" } });
  const { catalogue } = await offlineTill(s.till);
  let discounted = 0;
  for (let round = 0; round < 60; round += 1) {
    const codes = ["A", "B", "C"].filter((_, index) => (round >> index) % 2 === 1 || index === round % 3);
    const items = codes.map((code, index) => lineOf(catalogue, code, String(1 + ((round * (index + 3)) % 17) / 4)));
    const rule_ids = round % 4 === 0 ? [picked] : [];
    const paid = ([undefined, "cash", "bank-card"] as const)[round % 3];
    const payments = paid && [{ payment_type: paid }];
    const body = { items, rule_ids, payments: payments ?? null };
    const { check } = await s.till.request(calls.term.process, { body });
    expect(priceHeld(catalogue, { items, rule_ids }, payments ?? null).totals, JSON.stringify(body)).toEqual(
      check.totals,
    );
    if (Number(check.totals.discount_amount) > 0) discounted += 1;
  }
  expect(discounted).toBeGreaterThan(30);
  const later = priceHeld(catalogue, { items: [lineOf(catalogue, "A")], sold_dt: soon }, null);
  expect(later.totals.amount).toBe("12.34");
});

test("what has not changed keeps its id and may be sold from for longer", async () => {
  const s = await shop(server);
  const first = await s.till.request(calls.offline.catalogue, {});
  const second = await s.till.request(calls.offline.catalogue, {});
  expect(second).toMatchObject({ id: first.id, taken_dt: first.taken_dt });
  expect(second.valid_until_dt > first.valid_until_dt).toBe(true);
  await s.rule({ action_type: "discount-check-percent", value: "10" });
  expect((await s.till.request(calls.offline.catalogue, {})).id).not.toBe(first.id);
});

test("a sale is booked at the time when it was made, as its receipt says, and prices again to the same", async () => {
  const s = await shop(server);
  await s.rule({ action_type: "discount-check-percent", value: "10" });
  const till = await offlineTill(s.till);
  const body = await till.sold({ items: [lineOf(till.catalogue, "A", "2"), lineOf(till.catalogue, "B")] });
  expect(body.totals.amount_to_pay).toBe("22.99");
  const answer = await till.send(body);
  expect(answer).toMatchObject({ number: `${till.prefix}-1`, conflicts: [] });
  expect(answer.transaction).toMatchObject({
    ...{ id: body.transaction_id, created_dt: body.sold_dt, finalized_dt: body.sold_dt, business_staff: null },
    totals: body.totals,
    payment_types: ["cash"],
  });
  expect(await listed(s)).toMatchObject([{ number: answer.number, state: "booked", amount_to_pay: "22.99" }]);
  const again = await s.w.inside((tenant) => recomputeSample(tenant, new Date()));
  expect(again).toEqual({ same: 1, earlier: 0, different: [] });
});

test("an amount that the till has stated for a line is what it was sold for, and what another price comes to is said", async () => {
  const s = await shop(server);
  const path = { terminalId: s.terminalId };
  await s.w.owner.request(calls.terminals.change, { path, body: { line_tolerance: "0.30" } });
  const till = await offlineTill(s.till);
  const line = { ...lineOf(till.catalogue, "B", "9"), stated_amount: "50.00" };
  const sold = await till.send(await till.sold({ items: [line] }));
  expect(sold).toMatchObject({ transaction: { totals: { amount_to_pay: "50.00" } }, conflicts: [] });
  const next = await till.sold({ items: [line] });
  await s.w.owner.request(calls.goods.change, {
    path: { goodsId: line.goods_id },
    body: { prices: [{ currency: "UAH", price: "6.00" }] },
  });
  const { transaction, conflicts } = await till.send(next);
  expect(transaction?.totals.amount_to_pay).toBe("50.00");
  expect(conflicts).toEqual([{ kind: "price-changed", amount: "54.00", goods: [], code: null }]);
});

test("prices of the till stay true for its sale, and the list says what has changed since", async () => {
  const s = await shop(server);
  const till = await offlineTill(s.till);
  const body = await till.sold({ items: [lineOf(till.catalogue, "A")] });
  await s.rule({ action_type: "discount-check-percent", value: "20" });
  const { transaction, conflicts } = await till.send(body);
  expect(transaction?.totals.amount_to_pay).toBe("10.00");
  expect(conflicts).toEqual([{ kind: "price-changed", amount: "8.00", goods: [], code: null }]);
  const next = await till.sold({ items: [lineOf(till.catalogue, "B")] });
  const goodsId = next.items[0]?.goods_id ?? "";
  await s.w.owner.request(calls.goods.change, { path: { goodsId }, body: { active: false } });
  const removed = await till.send(next);
  expect(removed.transaction?.totals.amount_to_pay).toBe("5.55");
  expect(removed.conflicts).toEqual([
    { kind: "goods-removed", amount: null, goods: [{ id: goodsId, title: "Item B" }], code: null },
  ]);
});

test("a repeated sale is answered as before, whatever its key; another one with its number is refused", async () => {
  const s = await shop(server);
  const till = await offlineTill(s.till);
  const first = await till.sold({ items: [lineOf(till.catalogue, "A")] });
  const second = await till.sold({ items: [lineOf(till.catalogue, "B")] });
  const answer = await till.send(first);
  await till.send(second);
  expect(await till.send(first)).toEqual(answer);
  await expect(till.send(await till.signed({ ...first, comment: "Other" }))).rejects.toMatchObject({
    code: "offline_sale.number_taken",
  });
  expect(await transactions(s)).toHaveLength(2);
});

test("numbers arrive in order, each with the hash of the one before and a signature", async () => {
  const s = await shop(server);
  const till = await offlineTill(s.till);
  const [first, second, third] = [
    await till.sold({ items: [lineOf(till.catalogue, "A")] }),
    await till.sold({ items: [lineOf(till.catalogue, "A")] }),
    await till.sold({ items: [lineOf(till.catalogue, "A")] }),
  ];
  const gap = { code: "offline_sale.number_gap", details: { expected: 1 } };
  await expect(till.send(second)).rejects.toMatchObject(gap);
  await expect(till.send({ ...first, comment: "Changed" })).rejects.toMatchObject({ code: "offline_sale.signature" });
  await till.send(first);
  await expect(till.send(third)).rejects.toMatchObject({ details: { expected: 2 } });
  const loose = await till.signed({ ...second, previous: null });
  await expect(till.send(loose)).rejects.toMatchObject({ code: "offline_sale.chain_broken" });
  await till.send(second);
  await till.send(third);
  expect((await listed(s)).map(({ number }) => number)).toEqual([3, 2, 1].map((number) => `${till.prefix}-${number}`));
});

test("a series belongs to its till, its prefix to no other one, and its key to the curve", async () => {
  const s = await shop(server);
  const [one, other] = [await offlineTill(s.till), await offlineTill(s.till)];
  expect([one.prefix, other.prefix]).toEqual(["S1", "S2"]);
  const { id } = await s.w.make.terminal(s.posId);
  const second = await tillOf(s.w, id);
  const body = await one.sold({ items: [lineOf(one.catalogue, "A")] });
  await expect(second.request(calls.offline.sell, { body })).rejects.toMatchObject({
    code: "offline_series.not_found",
  });
  const public_key = { kty: "EC", crv: "P-256", x: "A".repeat(43), y: "A".repeat(43) } as const;
  await expect(s.till.request(calls.offline.openSeries, { body: { public_key } })).rejects.toMatchObject({
    code: "offline_series.key_invalid",
  });
});

test("what cannot be booked is kept with the reason, and the next sale goes on", async () => {
  const s = await shop(server);
  const till = await offlineTill(s.till);
  const items = [lineOf(till.catalogue, "A")];
  const paid = await till.sold({ items });
  const free = await till.sold({ items, totals: { ...paid.totals, amount_to_pay: "0.00" } });
  const sent = [
    await till.send(paid),
    await till.send(free),
    await till.send(await till.sold({ items, transaction_id: paid.transaction_id })),
    await till.send(await till.sold({ items, catalogue_id: "A".repeat(43) })),
    await till.send(await till.sold({ items, sold_dt: "2020-01-01T00:00:00.000Z" })),
    await till.send(await till.sold({ items, sold_dt: new Date(Date.now() + 120_000).toISOString() })),
    await till.send(
      await till.sold({
        items: [{ ...lineOf(till.catalogue, "A"), goods_id: randomUUID() }],
        ...{ totals: paid.totals, payments: paid.payments, sold_dt: paid.sold_dt },
      }),
    ),
    await till.send(
      await till.sold({ items, payments: [{ payment_type: "cash", amount: "10.00", tendered: "10.00" }] }),
    ),
  ];
  expect(sent.map(({ conflicts }) => conflicts[0]?.kind)).toEqual([
    ...[undefined, "sums-differ", "transaction-known", "catalogue-unknown", "time-wrong", "time-wrong", "not-priced"],
    undefined,
  ]);
  expect(sent.map(({ transaction }) => transaction !== null)).toEqual([
    ...[true, false, false, false, false, false, false, true],
  ]);
  expect(await transactions(s)).toHaveLength(2);
  const differing = await s.w.owner.request(calls.offline.list, { query: { conflict: "sums-differ" } });
  expect(differing.items).toMatchObject([{ transaction: null, conflicts: [{ amount: "10.00" }] }]);
  const details = await s.w.owner.request(calls.offline.get, { path: { offlineSaleId: differing.items[0]?.id ?? "" } });
  expect(details).toMatchObject({ items: [{ title: "Item A", quantity: "1" }], totals: free.totals });
});

test("cash needs an open shift where the till says so; a sale of a shift that is closed counts in the next one", async () => {
  const s = await shop(server);
  await s.application({ cash_shift_required: true });
  const open = () => s.till.request(calls.shifts.open, { body: { opening_amount: "0.00" } }, key());
  const close = (shiftId: string, counted_amount: string) =>
    s.till.request(calls.shifts.close, { path: { shiftId }, body: { counted_amount } }, key());
  const first = await open();
  const till = await offlineTill(s.till);
  const body = await till.sold({ items: [lineOf(till.catalogue, "A")] });
  const z = await close(first.id, "0.00");
  await expect(till.send(body)).rejects.toMatchObject({ code: "shift.needed" });
  const second = await open();
  expect((await till.send(body)).conflicts).toMatchObject([{ kind: "shift-closed" }]);
  const path = { shiftId: first.id };
  expect((await s.w.owner.request(calls.shifts.get, { path })).report).toEqual(z.report);
  expect((await close(second.id, "10.00")).report).toMatchObject({ sales: { count: 1, amount_to_pay: "10.00" } });
});

test("a sale has the seller who was signed in then", async () => {
  const s = await shop(server);
  const staff = await addStaff(s.w);
  const till = await offlineTill(s.till);
  const items = [lineOf(till.catalogue, "A")];
  const known = await till.send(await till.sold({ items, business_staff_id: staff.id }));
  expect(known.transaction?.business_staff?.id).toBe(staff.id);
  const gone = await till.send(await till.sold({ items, business_staff_id: randomUUID() }));
  expect(gone.transaction?.business_staff).toBeNull();
});

test("a sale is that of the customer whom the cashier named, with their bonuses, if it comes to the same", async () => {
  const s = await shop(server);
  await s.rule({ action_type: "charge-check-percent", value: "10", charge_target: "bonuses" });
  const member = await s.member();
  const named = { customer: { user_id_value: member, user_id_type: "external-id" } } as const;
  const till = await offlineTill(s.till);
  const items = [lineOf(till.catalogue, "A", "3")];
  const own = await till.send(await till.sold({ items, ...named }));
  expect(own).toMatchObject({ conflicts: [], transaction: { customer: { id: member } } });
  expect(own.transaction?.totals).toMatchObject({ amount_to_pay: "30.00", bonuses_added_amount: "3.00" });
  expect(await s.balance(member)).toBe("3.00");
  const body = { loyalty_id: s.w.loyaltyId, type: "card" as const, value: `c ${member}` };
  await s.w.owner.request(calls.identification.add, { path: { userId: member }, body });
  const scanned = { customer: { user_id_value: body.value.toUpperCase(), user_id_type: null } } as const;
  const byCard = await till.send(await till.sold({ items, ...scanned }));
  expect(byCard).toMatchObject({ conflicts: [], transaction: { customer: { id: member } } });
  const stranger = { customer: { user_id_value: randomUUID(), user_id_type: "external-id" } } as const;
  const unknown = await till.send(await till.sold({ items, ...stranger }));
  expect(unknown).toMatchObject({ conflicts: [{ kind: "customer-unknown" }], transaction: { customer: null } });
  const nobody = { customer: { user_id_value: "?", user_id_type: "phone" } } as const;
  expect((await till.send(await till.sold({ items, ...nobody }))).conflicts[0]?.kind).toBe("customer-unknown");
  await s.rule({ action_type: "discount-check-percent", value: "10", members: true });
  const dearer = await till.send(await till.sold({ items, ...named }));
  expect(dearer.conflicts).toEqual([{ kind: "customer-price", amount: "27.00", goods: [], code: null }]);
  expect(dearer.transaction).toMatchObject({ customer: null, totals: { amount_to_pay: "30.00" } });
  await s.w.inside((tenant) =>
    tenant.run(q.updateTable("customer").set({ blocked: true }).where(inTenant()).where("id", "=", member)),
  );
  const blocked = await till.send(await till.sold({ items, ...named }));
  expect(blocked).toMatchObject({ conflicts: [{ kind: "customer-blocked" }], transaction: { customer: null } });
  expect(await transactions(s)).toHaveLength(6);
  const again = await s.w.inside((tenant) => recomputeSample(tenant, new Date()));
  expect(again).toEqual({ same: 6, earlier: 0, different: [] });
});

test("who is named by the link of their page is found when the sale arrives, a one-time code proves nothing then, and nobody is guessed", async () => {
  const s = await shop(server);
  const [member, other] = [await s.member(), await s.member()];
  const till = await offlineTill(s.till);
  const items = [lineOf(till.catalogue, "A")];
  const soldTo = async (user_id_value: string, user_id_type: "app-qr" | "card" | null = null) =>
    till.send(await till.sold({ items, customer: { user_id_value, user_id_type } }));
  const path = { userId: member };
  const { pages } = await s.w.owner.request(calls.identification.list, { path });
  const link = pages[0]?.link ?? "";
  for (const type of [null, "app-qr"] as const)
    expect(await soldTo(link, type)).toMatchObject({ conflicts: [], transaction: { customer: { id: member } } });
  const token = new URL(link).searchParams.get("for") ?? "";
  const { code } = await s.w.anonymous.request(calls.identification.showCode, { path: { token } });
  for (const [scanned, type] of [
    [`patron-code:${code}`, null],
    [code, "app-qr"],
  ] as const) {
    const sold = await soldTo(scanned, type);
    expect(sold).toMatchObject({ conflicts: [{ kind: "customer-code" }], transaction: { customer: null } });
  }
  // It was not used up: a till with a connection takes it.
  await s.till.request(calls.identification.identify, { body: { user_id_value: code } });
  const card = { loyalty_id: s.w.loyaltyId, type: "card" as const, value: other };
  await s.w.owner.request(calls.identification.add, { path, body: card });
  const unclear = await soldTo(other);
  expect(unclear).toMatchObject({ conflicts: [{ kind: "customer-ambiguous" }], transaction: { customer: null } });
  expect(await soldTo(other, "card")).toMatchObject({ conflicts: [], transaction: { customer: { id: member } } });
  expect((await soldTo(`${link}x`)).conflicts).toMatchObject([{ kind: "customer-unknown" }]);
});

test("the clock of a till may be wrong by a minute", async () => {
  const s = await shop(server);
  const till = await offlineTill(s.till);
  for (const drift of [-30_000, 30_000]) {
    const sold_dt = new Date(Date.now() + drift).toISOString();
    const { transaction } = await till.send(await till.sold({ items: [lineOf(till.catalogue, "A")], sold_dt }));
    expect(transaction?.created_dt).toBe(sold_dt);
  }
});

test("conflicts are settled once, with a comment", async () => {
  const s = await shop(server);
  const till = await offlineTill(s.till);
  const items = [lineOf(till.catalogue, "A")];
  await till.send(await till.sold({ items }));
  await s.rule({ action_type: "discount-check-percent", value: "20" });
  await till.send(await till.sold({ items }));
  const toSettle = async () => (await s.w.owner.request(calls.offline.list, { query: { state: "to-settle" } })).items;
  const [booked, open] = [(await listed(s)).at(-1), (await toSettle())[0]];
  const settle = (offlineSaleId: string) =>
    s.w.owner.request(calls.offline.settle, { path: { offlineSaleId }, body: { comment: "Refunded 2.00" } });
  const settled = await settle(open?.id ?? "");
  expect(settled).toMatchObject({ state: "settled", comment: "Refunded 2.00", version: 2 });
  expect(settled.settled_by).not.toBeNull();
  expect(await toSettle()).toEqual([]);
  const nothing = { code: "offline_sale.nothing_to_settle" };
  await expect(settle(open?.id ?? "")).rejects.toMatchObject(nothing);
  await expect(settle(booked?.id ?? "")).rejects.toMatchObject(nothing);
  await expect(settle(randomUUID())).rejects.toMatchObject({ code: "offline_sale.not_found" });
  const path = { offlineSaleId: randomUUID() };
  await expect(s.w.owner.request(calls.offline.get, { path })).rejects.toMatchObject({
    code: "offline_sale.not_found",
  });
});

test("a till of a programme that is switched off takes no catalogue", async () => {
  const s = await shop(server);
  const path = { loyaltyId: s.w.loyaltyId };
  await s.w.owner.request(calls.loyalty.change, { path, body: { active: false } });
  await expect(s.till.request(calls.offline.catalogue, {})).rejects.toMatchObject({ code: "loyalty.inactive" });
});
