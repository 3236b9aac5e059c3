import { randomUUID } from "node:crypto";
import { calls } from "@patron/contract/routes";
import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { raw } from "#kit/database/rows.ts";
import { newId } from "#kit/id.ts";
import { startTestServer } from "../../../test/server.ts";
import { type Shop, shop } from "../../../test/shop.ts";
import { recomputeBusiness } from "./business.ts";
import { recomputeSample } from "./sample.ts";

const server = await startTestServer();
const key = () => ({ idempotencyKey: randomUUID() });
const sample = (s: Shop) => s.w.inside((tenant) => recomputeSample(tenant, server.clock.now()));
let s: Shop;
/** As many more of a sale, with ids and numbers of their own. */
const copies = (id: string, count: number) =>
  raw(sql`
    insert into transaction
    select (jsonb_populate_record(t, jsonb_build_object('id', more.id, 'number', more.number + 1000))).*
    from transaction t, unnest(${Array.from({ length: count }, newId)}::uuid[]) with ordinality as more (id, number)
    where t.id = ${id}`);

/** A sale of each kind: to nobody, to a member who spends bonuses, from an account, reserved, finished in part, and cancelled. */
beforeAll(async () => {
  s = await shop(server);
  await s.rule({ action_type: "discount-check-percent", value: "10" });
  await s.rule({ action_type: "charge-check-percent", value: "5" });
  await s.application({ tips_enabled: true });
  const customer_id = await s.member("20.00");
  const special = await s.w.make.specialAccount();
  const purse = await s.w.make.customerAccount(customer_id, special.id);
  await s.w.make.refill(purse, "100.00");
  const items = [
    { code: "A", quantity: "2" },
    { code: "B", quantity: "3.000" },
  ];
  await s.sell({ items, tip_amount: "1.00" });
  await s.sell({ items, customer_id, bonuses_to_redeem: "7.50" });
  await s.sell({ items, customer_id, payments: [{ payment_type: "special-account", special_account_id: special.id }] });
  const cancelled = await s.sell({ items, customer_id });
  await s.w.owner.request(calls.transactions.cancel, { body: { transaction_id: cancelled.transaction.id } });
  const reserve = () =>
    s.till.request(calls.term.reserve, { body: { items, customer_id, bonuses_to_redeem: "2.00" } }, key());
  await reserve();
  const { transaction, check } = await reserve();
  const finals = check.items.map((line) => ({ line_id: line.id, quantity: "1" }));
  await s.till.request(
    calls.term.finalize,
    { body: { transaction_id: transaction.id, items: finals, payments: [{ payment_type: "cash" }] } },
    key(),
  );
});

test("every kind of sale prices the same again, also one that was finished with less than was reserved", async () => {
  expect(await sample(s)).toEqual({ same: 6, earlier: 0, different: [] });
});

test("a business that has sold nothing has nothing to price", async () => {
  expect(await sample(await shop(server))).toEqual({ same: 0, earlier: 0, different: [] });
});

test("a total that was changed in the database is found, and shown with the ledger's check", async () => {
  const { id } = (await s.sell({ items: [{ code: "A", quantity: "1" }] })).transaction;
  const move = (by: number) =>
    s.w.inside((tenant) =>
      tenant.run(raw(sql`update transaction set amount_to_pay = amount_to_pay + ${by} where id = ${id}`)),
    );
  await move(1);
  expect((await sample(s)).different).toEqual([{ id, at: "amount_to_pay", stored: "901", computed: "900" }]);
  const { gaps } = await s.w.owner.request(calls.platform.proof, {});
  expect(gaps).toContainEqual({
    promise: "sales-price-the-same",
    subject: id,
    found: "amount_to_pay 901",
    expected: "900",
  });
  await move(-1);
  expect((await sample(s)).different).toEqual([]);
});

test("a sale of an earlier calculation is counted, and not held against this one", async () => {
  const { id } = (await s.sell({ items: [{ code: "A", quantity: "1" }] })).transaction;
  await s.w.inside((tenant) =>
    tenant.run(raw(sql`update transaction set engine_version = 'earlier' where id = ${id}`)),
  );
  expect(await sample(s)).toMatchObject({ earlier: 1, different: [] });
});

test("a whole period is priced again, however many reads it takes", async () => {
  const empty = await shop(server);
  const { businessId } = empty.w;
  const period = { businessId, from: new Date(0), until: new Date(server.clock.now().getTime() + 86_400_000) };
  const sums = async (of: typeof period) => {
    const sum = { same: 0, different: 0 };
    for await (const part of recomputeBusiness(server.pool, of)) {
      sum.same += part.same;
      sum.different += part.different.length;
    }
    return sum;
  };
  expect(await sums(period)).toEqual({ same: 0, different: 0 });
  const { id } = (await empty.sell({ items: [{ code: "A", quantity: "1" }] })).transaction;
  await empty.w.inside((tenant) => tenant.run(copies(id, 1_099)));
  expect(await sums(period)).toEqual({ same: 1_100, different: 0 });
  expect(await sums({ ...period, until: new Date(1_000) })).toEqual({ same: 0, different: 0 });
});
