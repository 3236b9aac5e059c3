import { randomUUID } from "node:crypto";
import { calls } from "@patron/contract/routes";
import { describe, expect, test } from "vitest";
import { startTestServer } from "../../../test/server.ts";
import { type World, world } from "../../../test/world.ts";
import { prove } from "../../ledger/proof.ts";

const server = await startTestServer();
const { specialAccounts } = calls;
const key = () => ({ idempotencyKey: randomUUID() });

/** Three customers with one special account: balances 10.00, 200.00 and −5.00; the last two on credit. */
async function held(w: World) {
  const special = await w.make.specialAccount({ low_balance_notify: "20.00" });
  const people = [];
  for (const [name, credit_type] of [
    ["Ada", "debit"],
    ["Bob", "credit"],
    ["Cid", "credit-unlimited"],
  ] as const) {
    const { id } = await w.make.customer({ external_id: `${name}-${randomUUID()}`, first_name: name });
    people.push(await w.make.customerAccount(id, special.id, { credit_type, credit_limit: "50.00" }));
  }
  const [ada, bob, cid] = people as [(typeof people)[0], (typeof people)[0], (typeof people)[0]]; // Three were made.
  await w.make.refill(ada, "10.00");
  await w.make.refill(bob, "200.00");
  const { user_id: userId, id: accountId } = cid;
  await w.owner.request(calls.customerAccounts.writeOff, { path: { userId, accountId }, body: { amount: "5.00" } });
  return { special, path: { accountId: special.id, loyaltyId: w.loyaltyId }, people };
}

describe("the customers of a special account", () => {
  test("are listed the latest first, with balance, credit, what is available and when it moved", async () => {
    const w = await world(server);
    const { path } = await held(w);
    const { items, total } = await w.owner.request(specialAccounts.customers, { path });
    expect(total).toBe(3);
    expect(
      items.map(({ name, credit_type, balance, amount, low }) => [name, credit_type, balance, amount, low]),
    ).toEqual([
      ["Cid", "credit-unlimited", "-5.00", null, false],
      ["Bob", "credit", "200.00", "250.00", false],
      ["Ada", "debit", "10.00", "10.00", true],
    ]);
    expect(items[0]).toMatchObject({ reserved: "0.00", active: true, last_movement_dt: expect.any(String) });
    expect(items[0]).not.toHaveProperty("extended");
    const next = await w.owner.request(specialAccounts.customers, { path, page: { page: 2, count: 2 } });
    expect(next.items.map(({ name }) => name)).toEqual(["Ada"]);
  });

  test("are found by person, credit, balance and what is available", async () => {
    const w = await world(server);
    const { path, special } = await held(w);
    const find = async (query: object) =>
      (await w.owner.request(specialAccounts.customers, { path, query })).items.map(({ name }) => name);
    expect(await find({ account_credit_type: "credit" })).toEqual(["Bob"]);
    expect(await find({ balance_gte: "10.00", balance_lte: "200" })).toEqual(["Bob", "Ada"]);
    expect(await find({ balance_lte: "-0.01" })).toEqual(["Cid"]);
    expect(await find({ amount_gte: "11" })).toEqual(["Cid", "Bob"]);
    expect(await find({ amount_lte: "249.99" })).toEqual(["Ada"]);
    expect(await find({ credit_limit_gte: "50.01" })).toEqual([]);
    expect(await find({ credit_limit_lte: "50.00" })).toHaveLength(3);
    const { items } = await w.owner.request(specialAccounts.customers, { path });
    const named = { user_id_value: items[0]?.external_id ?? "", user_id_type: "external-id" };
    expect(await find(named)).toEqual(["Cid"]);
    expect(await find({ user_id_value: "nobody", user_id_type: "external-id" })).toEqual([]);
    await expect(find({ user_id_value: "12", user_id_type: "phone" })).rejects.toMatchObject({
      code: "customer.id_invalid",
    });
    await expect(find({ balance_gte: "1.005" })).rejects.toMatchObject({ code: "request.malformed" });
    const other = await w.make.loyalty();
    const elsewhere = { accountId: special.id, loyaltyId: other.id };
    expect((await w.owner.request(specialAccounts.customers, { path: elsewhere })).items).toEqual([]);
    const gone = { accountId: special.id, loyaltyId: randomUUID() };
    await expect(w.owner.request(specialAccounts.customers, { path: gone })).rejects.toMatchObject({
      code: "loyalty.not_found",
    });
  });

  test("include their limits when requested", async () => {
    const w = await world(server);
    const special = await w.make.specialAccount();
    const limits = [{ period: "month" as const, amount: "100.00" }];
    await w.make.customerAccount((await w.make.customer()).id, special.id, { limits, comment: "Firm" });
    const path = { accountId: special.id, loyaltyId: w.loyaltyId };
    const { items } = await w.owner.request(specialAccounts.customers, { path, query: { account_extended: true } });
    expect(items[0]?.extended).toEqual({
      title: null,
      comment: "Firm",
      odometer: null,
      vehicle_id: null,
      limits: [{ period: "month", amount: "100.00", goods_code: null, used: "0.00" }],
    });
  });

  test("are available as a file with the same filters", async () => {
    const w = await world(server);
    const { path } = await held(w);
    const target = `/business/special_account/${path.accountId}/loyalty/${path.loyaltyId}/customers`;
    const csv = { method: "GET", headers: { accept: "text/csv" } } as const;
    const file = await w.owner.send({
      ...csv,
      target: `${target}?balance_gte=0&columns=name,balance,unit`,
    });
    expect(String(file.body).trim().split(/\r?\n/).slice(1)).toEqual(["Bob,200.00,UAH", "Ada,10.00,UAH"]);
    const none = await w.owner.send({ ...csv, target: `${target}?user_id_value=nobody@example.com` });
    expect(String(none.body).trim().split(/\r?\n/)).toHaveLength(1);
    for (const [id, code] of [
      [randomUUID(), "special_account.not_found"],
      [path.accountId, "loyalty.not_found"],
    ])
      expect(
        await w.owner.send({ ...csv, target: `/business/special_account/${id}/loyalty/${randomUUID()}/customers` }),
      ).toMatchObject({ status: 404, body: { code } });
  });
});

describe("PATCH …/customers", () => {
  test("refills, sets and writes off, creates missing customers, and stores one transaction per movement", async () => {
    const w = await world(server);
    const { special, path, people } = await held(w);
    const [ada, bob, cid] = people;
    const phone = "+380501112233";
    const body = {
      comment: "January",
      customers: [
        { user_id: ada?.user_id ?? "", amount: "5.00" },
        { user_id: bob?.user_id ?? "", amount: "50.00", mode: "set" as const },
        { user_id: cid?.user_id ?? "", amount: "1.00", mode: "write-off" as const, credit_type: "credit" as const },
        { user_id_value: phone, amount: "7.00", mode: "refill" as const, credit_limit: "9.00" },
      ],
    };
    const done = await w.owner.request(specialAccounts.setCustomers, { path, body }, key());
    expect(done).toMatchObject({ changed: 4, opened: 1 });
    expect(done.items.map(({ balance }) => balance)).toEqual(["15.00", "50.00", "-6.00", "7.00"]);

    const again = await w.owner.request(
      specialAccounts.setCustomers,
      { path, body: { customers: [{ user_id: bob?.user_id ?? "", amount: "50.00", mode: "set" as const }] } },
      key(),
    );
    expect(again.items).toMatchObject([{ transaction_id: null, balance: "50.00" }]);

    const query = { special_account_id: special.id };
    const { items } = await w.owner.request(calls.transactions.list, { query, page: { count: 50 } });
    expect(
      items
        .filter(({ comment }) => comment === "January")
        .map((one) => one.special_account?.amount)
        .sort(),
    ).toEqual(["-1.00", "-150.00", "5.00", "7.00"].sort());
    const known = await w.owner.request(calls.customers.find, { query: { user_id_value: phone } });
    const mine = await w.owner.request(calls.customerAccounts.list, { path: { userId: known.id } });
    expect(mine.items).toMatchObject([{ balance: "7.00", credit_limit: "9.00", credit_type: "debit" }]);
    expect(await w.inside(prove)).toEqual([]);
  });

  test("does all or nothing, and reports whom it refused", async () => {
    const w = await world(server);
    const { path, people } = await held(w);
    const first = { user_id: people[0]?.user_id ?? "", amount: "5.00" };
    const set = (second: object, query: object = {}, where = path) =>
      w.owner.request(
        specialAccounts.setCustomers,
        { path: where, query, body: { customers: [first, second] } },
        key(),
      );
    const second = people[0]?.user_id ?? "";
    const refusals: [string, () => Promise<unknown>][] = [
      ["account.insufficient", () => set({ user_id: second, amount: "15.01", mode: "write-off" })],
      ["amount.not_positive", () => set({ user_id: second, amount: "0" })],
      ["customer.not_found", () => set({ user_id: randomUUID() })],
      ["customer.id_invalid", () => set({ amount: "1.00" })],
      ["customer.not_found", () => set({ user_id_value: "new@example.com" }, { existing_user_only: true })],
    ];
    for (const [code, refused] of refusals)
      await expect(refused(), code).rejects.toMatchObject({ code, details: { index: 1 } });
    await expect(set({ user_id: second, amount: "1.005" })).rejects.toMatchObject({ code: "request.malformed" });
    const gone = set({}, {}, { ...path, loyaltyId: randomUUID() });
    await expect(gone).rejects.toMatchObject({ code: "loyalty.not_found" });
    const { items } = await w.owner.request(specialAccounts.customers, { path });
    expect(items.map(({ balance }) => balance)).toEqual(["-5.00", "200.00", "10.00"]);
  });

  test("refuses what does not fit the special account", async () => {
    const w = await world(server);
    const { id: user_id } = await w.make.customer();
    const set = async (special: { id: string }, one: object = {}, comment?: string) =>
      w.owner.request(
        specialAccounts.setCustomers,
        {
          path: { accountId: special.id, loyaltyId: w.loyaltyId },
          body: { customers: [{ user_id, ...one }], ...(comment ? { comment } : {}) },
        },
        key(),
      );
    const corporate = await w.make.specialAccount({ scope: "corporate" });
    await expect(set(corporate)).rejects.toMatchObject({ code: "special_account.other_scope" });
    const elsewhere = await w.make.specialAccount({ loyalty_ids: [(await w.make.loyalty()).id] });
    await expect(set(elsewhere)).rejects.toMatchObject({ code: "special_account.other_programme" });
    const ending = await w.make.specialAccount({ expire_type: "day", expire_value: "9" });
    const onCredit = set(ending, { credit_type: "credit" });
    await expect(onCredit).rejects.toMatchObject({ code: "special_account.expiry_on_credit" });
    const special = await w.make.specialAccount();
    await w.make.customerAccount(user_id, special.id, { active: false });
    await expect(set(special, { amount: "1.00" })).rejects.toMatchObject({ code: "customer_account.inactive" });
    await w.owner.request(calls.business.changeSettings, { body: { transaction_comment_required: true } });
    await expect(set(special, { amount: "1.00" })).rejects.toMatchObject({ code: "comment.missing" });
    expect(await set(special, { amount: "1.00", mode: "set" }, "Why")).toMatchObject({ changed: 1 });
  });

  test("many at once on the same customers lock in one order and lose nothing", async () => {
    const w = await world(server);
    const { path, people } = await held(w);
    const ids = people.map(({ user_id }) => user_id);
    const some = Array.from({ length: 12 }, (_, turn) => {
      const order = turn % 2 === 0 ? ids : ids.toReversed();
      const customers = order.map((user_id) => ({ user_id, amount: "1.00" }));
      return w.owner.request(specialAccounts.setCustomers, { path, body: { customers } }, key());
    });
    await Promise.all(some);
    const { items } = await w.owner.request(specialAccounts.customers, { path });
    expect(items.map(({ balance }) => balance)).toEqual(["7.00", "212.00", "22.00"]);
    expect(await w.inside(prove)).toEqual([]);
  });
});
