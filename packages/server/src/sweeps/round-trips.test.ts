import { randomUUID } from "node:crypto";
import { calls } from "@patron/contract/routes";
import { expect, test } from "vitest";
import { reachMachine } from "../../test/citus/reach-machine.ts";
import { countRoundTrips } from "../../test/driver/round-trips.ts";
import { startTestServer } from "../../test/server.ts";
import { examples, shop } from "../../test/shop.ts";

// What the most frequent calls cost at the database, counted at the driver: none may be added unseen. The first call of a session waits for its
// caller to be found, so the second one counts. What only reads is committed with the beginning of the next transaction.

const server = await startTestServer();
const key = () => ({ idempotencyKey: randomUUID() });
const s = await shop(server);
const { transaction } = await s.sell({ items: examples });
const { owner } = s.w;

/** What the second run costs; the first one is answered before. */
async function costOf(work: () => Promise<unknown>) {
  await work();
  const { roundTrips, statements } = await countRoundTrips(work);
  return { roundTrips, statements: statements.length };
}

test("a call that reads only its session", async () => {
  expect(await costOf(() => owner.request(calls.businessUser.language, {}))).toEqual({ roundTrips: 1, statements: 3 });
});

test("a record", async () => {
  const path = { posId: s.posId };
  expect(await costOf(() => owner.request(calls.pos.get, { path }))).toEqual({ roundTrips: 1, statements: 3 });
});

test("one transaction with its reasons", async () => {
  const path = { transactionId: transaction.id };
  expect(await costOf(() => owner.request(calls.transactions.get, { path }))).toEqual({
    roundTrips: 1,
    statements: 6,
  });
  expect(await costOf(() => s.till.request(calls.term.check, { path }))).toEqual({ roundTrips: 1, statements: 6 });
});

test("a list with totals", async () => {
  const list = () => owner.request(calls.transactions.list, { query: { status: "success" }, page: { count: 50 } });
  expect(await costOf(list)).toEqual({ roundTrips: 2, statements: 7 });
  const records = () => owner.request(calls.corporateCustomers.list, { page: { count: 50 } });
  expect(await costOf(records)).toEqual({ roundTrips: 2, statements: 5 });
});

test("a sale, and a sale to a member with bonuses", async () => {
  const sale = (body: object) => s.till.request(calls.term.sale, { body: { items: examples, ...body } }, key());
  expect(await costOf(() => sale({}))).toEqual({ roundTrips: 2, statements: 9 });
  await s.rule({ action_type: "charge-check-percent", value: "5" });
  const customer_id = await s.member("100.00");
  const spends = { customer_id, bonuses_to_redeem: "1.00" };
  expect(await costOf(() => sale(spends))).toEqual({ roundTrips: 4, statements: 16 });
});

test("a sale at a till with a fiscal device, which adds what is registered and its job, and waits for neither", async () => {
  const fiscal = await shop(server);
  const path = { terminalId: fiscal.terminalId };
  const body = { url: "http://127.0.0.1:1", license_key: "key", cashier_secret: "secret", active: true };
  await fiscal.w.owner.request(calls.fiscal.changeDevice, { path, body });
  const sale = () => fiscal.till.request(calls.term.sale, { body: { items: examples } }, key());
  // The queue of a cluster lies on another machine.
  const isApart = await reachMachine(server, fiscal.w.businessId);
  // The till is unknown to the first; the next one asks what kind of database the machine has.
  await sale();
  expect(await costOf(sale)).toEqual({ roundTrips: 2, statements: isApart ? 10 : 11 });
});

test("a sale, a reservation and what becomes of it cost the same at a till with a card reader that takes no part in them", async () => {
  const lines = { items: [{ code: "A", quantity: "2" }] };
  async function costs(at: typeof s) {
    const reserved = async () => (await at.till.request(calls.term.reserve, { body: lines }, key())).transaction.id;
    const sale = () => at.till.request(calls.term.sale, { body: lines }, key());
    const of = (transaction_id: string) => ({ body: { transaction_id } });
    const finalize = async () => at.till.request(calls.term.finalize, of(await reserved()), key());
    const release = async () => at.till.request(calls.term.cancel, of(await reserved()), key());
    const cancel = async () => at.till.request(calls.term.cancel, of((await sale()).transaction.id), key());
    return [await costOf(sale), await costOf(finalize), await costOf(release), await costOf(cancel)];
  }
  const [plain, reading] = [await shop(server), await shop(server)];
  const path = { terminalId: reading.terminalId };
  const change = (body: object) => reading.w.owner.request(calls.terminalDevices.changeStripe, { path, body });
  await change({ secret_key: "sk_test_round_trips" });
  const place = { display_name: "Podil", line1: "Podil 1", country: "UA" };
  await reading.w.owner.request(calls.terminalDevices.changeStripeLocation, { path, body: place });
  await change({ registration_code: "simulated-wpe", active: true });
  expect(await costs(reading)).toEqual(await costs(plain));
});

test("bonuses added by hand, whose account others may wait for", async () => {
  const body = { loyalty_id: s.w.loyaltyId, customer_id: await s.member("100.00"), currency: "UAH", amount: "1.00" };
  const add = () => owner.request(calls.transactions.addBonuses, { body }, key());
  expect(await costOf(add)).toEqual({ roundTrips: 4, statements: 14 });
});
