import { randomUUID } from "node:crypto";
import { calls } from "@patron/contract/routes";
import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { raw } from "#kit/database/rows.ts";
import { dictionaryIdOf } from "#kit/records/pack.ts";
import { startTestServer } from "../../../../test/server.ts";
import { examples, type Shop, shop } from "../../../../test/shop.ts";
import { recomputeSample } from "../../recompute/public.ts";
import { transactionJobs } from "../jobs.ts";
import { renewDictionary } from "./renewal.ts";

const server = await startTestServer();
const key = () => ({ idempotencyKey: randomUUID() });
const [hour, day] = [3_600_000, 86_400_000];
let now = server.clock.now().getTime();
const renew = (s: Shop, after = day) => {
  now += after;
  return renewDictionary(server.pool, s.w.businessId, new Date(now));
};

interface Stored {
  input: Buffer | null;
  trace: Buffer;
}
const storedOf = (s: Shop, id: string) =>
  s.w.inside((tenant) => tenant.one(raw(sql<Stored>`select input, trace from transaction where id = ${id}`)));
const dictionariesOf = (s: Shop) =>
  s.w.inside((tenant) =>
    tenant.many(
      raw(sql<{ id: string; content: Buffer }>`select id, content from check_dictionary order by created_dt`),
    ),
  );
const sizeOf = ({ input, trace }: Stored) => (input?.length ?? 0) + trace.length;

let s: Shop;
let customer_id: string;
/** Sales of before the business had a dictionary: one to refund, one to cancel, and a reserved one to finish. */
let before: { refunded: string; cancelled: string; reserved: string };
const sold = async () => (await s.sell({ items: examples, customer_id })).transaction.id;
const reserve = () => s.till.request(calls.term.reserve, { body: { items: examples, customer_id } }, key());
const finish = (transaction_id: string) =>
  s.till.request(calls.term.finalize, { body: { transaction_id, payments: [{ payment_type: "cash" }] } }, key());
const refund = (id: string) =>
  s.w.owner.request(
    calls.refunds.add,
    { path: { transactionId: id }, body: { lines: [{ id: "A", quantity: "1" }] } },
    key(),
  );

beforeAll(async () => {
  s = await shop(server);
  await s.rule({ action_type: "discount-check-percent", value: "10" });
  await s.rule({ action_type: "charge-check-percent", value: "5" });
  customer_id = await s.member("20.00");
  before = { refunded: await sold(), cancelled: await sold(), reserved: (await reserve()).transaction.id };
});

test("a business that has hardly sold anything gets no dictionary", async () => {
  await renew(s);
  expect(await dictionariesOf(s)).toEqual([]);
});

test("once it has sold enough and its server has run for an hour, its checks take a third of the space, and nothing in its dictionary is a customer's", async () => {
  for (let count = 0; count < 50; count += 1) await sold();
  const plain = await storedOf(s, await sold());
  expect(dictionaryIdOf(plain.trace)).toBeUndefined();
  const rollUp = async (started: number) =>
    transactionJobs(server, started)["transactions.rollup"]?.({}, new Date(now));
  await rollUp(performance.now() - hour + 60_000);
  expect(await dictionariesOf(s)).toEqual([]);
  // The server's own job may recount the hour of the sale first, and makes no dictionary. Then another sale is needed.
  const rolledUp = async () => {
    await sold();
    await rollUp(performance.now() - hour);
    return (await dictionariesOf(s)).length;
  };
  await expect.poll(rolledUp).toBe(1);
  const [dictionary] = await dictionariesOf(s);
  const short = await storedOf(s, await sold());
  for (const bytes of [short.input, short.trace]) expect(dictionaryIdOf(bytes ?? Buffer.alloc(0))).toBe(dictionary?.id);
  expect(sizeOf(short)).toBeLessThan(sizeOf(plain) / 3);
  const content = String(dictionary?.content);
  expect(content).toContain("amount_to_pay");
  const cards = raw(sql<{ id: string }>`select id from card where customer_id = ${customer_id}`);
  const own = [customer_id, (await s.w.inside((tenant) => tenant.one(cards))).id];
  for (const id of own) expect(content).not.toContain(id);
});

test("checks of before and after it are shown, refunded, cancelled, finished and priced again", async () => {
  const after = { refunded: await sold(), cancelled: await sold(), reserved: (await reserve()).transaction.id };
  for (const { refunded, cancelled, reserved } of [before, after]) {
    for (const transactionId of [refunded, reserved]) {
      const { check } = await s.w.owner.request(calls.transactions.get, { path: { transactionId } });
      expect(check?.trace.entries.length).toBeGreaterThan(5);
    }
    await refund(refunded);
    await s.w.owner.request(calls.transactions.cancel, { body: { transaction_id: cancelled } });
    await finish(reserved);
    expect(dictionaryIdOf((await storedOf(s, reserved)).trace)).toBeDefined();
  }
  expect(await s.w.inside((tenant) => recomputeSample(tenant, server.clock.now()))).toMatchObject({
    earlier: 0,
    different: [],
  });
});

test("a dictionary that fits is kept, one that no longer fits is followed by another, at most once a day", async () => {
  await renew(s);
  expect(await dictionariesOf(s)).toHaveLength(1);
  for (let count = 0; count < 12; count += 1)
    await s.rule({ action_type: "discount-check-percent", value: `1.${count}`, title: randomUUID() });
  for (let count = 0; count < 80; count += 1) await sold();
  await renew(s, day - 1);
  expect(await dictionariesOf(s)).toHaveLength(1);
  await renew(s, 1);
  const [first, second] = await dictionariesOf(s);
  expect(second).toBeDefined();
  const id = await sold();
  expect(dictionaryIdOf((await storedOf(s, id)).trace)).toBe(second?.id);
  expect(second?.id).not.toBe(first?.id);
  const sample = await s.w.inside((tenant) => recomputeSample(tenant, server.clock.now()));
  expect(sample).toMatchObject({ earlier: 0, different: [] });
});

test("a dictionary is neither changed nor removed", async () => {
  for (const change of [sql`update check_dictionary set content = ''`, sql`delete from check_dictionary`])
    await expect(s.w.inside((tenant) => tenant.run(raw(change)))).rejects.toThrow("permission denied");
});
