import { BOOK_PROMISES, type BookPromise, LEDGER_PROMISES } from "@patron/contract/enums";
import { calls } from "@patron/contract/routes";
import { type RawBuilder, sql } from "kysely";
import { expect, test } from "vitest";
import { raw } from "#kit/database/rows.ts";
import { startTestServer } from "../../test/server.ts";
import { shop } from "../../test/shop.ts";
import { type Gap, prove } from "./proof.ts";

const server = await startTestServer();
const s = await shop(server);
const customer_id = await s.member("30.00");
await s.till.request(
  calls.term.reserve,
  { body: { items: [{ code: "A", quantity: "1" }], customer_id, bonuses_to_redeem: "2.00" } },
  { idempotencyKey: crypto.randomUUID() },
);
const ending = await s.w.make.specialAccount({
  type: "goods",
  currency: null,
  unit: "L",
  expire_type: "day",
  expire_value: "30",
});
const [purse, litres] = [
  await s.w.make.customerAccount(customer_id, (await s.w.make.specialAccount()).id),
  await s.w.make.customerAccount(customer_id, ending.id),
];
await s.w.make.refill(purse, "100.00");
await s.w.make.refill(litres, "40.125");

/** A way to violate each rule, as only direct access to the database allows. */
const breaks: Record<BookPromise, RawBuilder<unknown>> = {
  "transfers-sum-to-zero": sql`
    insert into entry (id, transfer_id, counter, kind, unit, amount)
    select gen_random_uuid(), transfer_id, 'issued', kind, unit, 7 from entry limit 1`,
  "balances-are-entries": sql`update account set balance = balance + 1`,
  "entries-chain": sql`
    insert into entry (id, transfer_id, account_id, kind, unit, amount, balance_after, version)
    select gen_random_uuid(), transfer_id, account_id, kind, unit, 5, balance_after, version + 100
    from entry where account_id is not null limit 1`,
  "versions-count-entries": sql`update account set version = version + 1`,
  "bonuses-are-lots": sql`update lot set remaining = remaining + 1`,
  "lots-are-entries": sql`update lot set remaining = remaining - 1`,
  "held-is-holds": sql`update account set held = held + 1`,
  "holds-are-pins": sql`update hold set amount = amount + 1`,
  "pins-fit-lots": sql`update hold_pin set amount = amount + 100000`,
  "accounts-have-owners": sql`update account set unit = 'EUR' where kind = 'special-money'`,
  "transactions-tell-accounts": sql`
    insert into transaction_account (transaction_id, customer_account_id, special_account_id, amount)
    select t.id, c.id, c.special_account_id, 7 from transaction t, customer_account c where t.transaction_type = 'reserve'`,
  "books-sum-to-zero": sql`update account set balance = balance + 1 where kind = 'punches' or kind = 'bonus'`,
  "spending-within-credit": sql`
    with f as (
      insert into transfer (id, kind, event_dt, posted_dt, actor_kind) values (gen_random_uuid(), 'spend', now(), now(), 'system')
      returning id)
    insert into entry (id, transfer_id, account_id, kind, unit, amount, balance_after, version)
    select gen_random_uuid(), f.id, a.id, a.kind, a.unit, -a.balance - 1, -1, a.version + 1
    from f, account a where a.kind = 'special-money'`,
  "reversals-are-whole": sql`
    insert into transfer (id, kind, event_dt, posted_dt, transaction_id, actor_kind, reverses_id)
    select gen_random_uuid(), 'reverse', event_dt, posted_dt, transaction_id, 'system', id from transfer
    where kind = 'refill' limit 1`,
  "states-have-moments": sql`update transaction set cancel_dt = now() where status = 'success'`,
  "holds-are-reservations": sql`update transaction set status = 'success', finalized_dt = now() where transaction_type = 'reserve'`,
};

test("finds nothing in an intact ledger, and reports how much it checked", async () => {
  const proof = await s.w.owner.request(calls.platform.proof, {});
  expect(proof.gaps).toEqual([]);
  expect(proof.promises).toEqual([...LEDGER_PROMISES]);
  expect(proof.proved).toMatchObject({ accounts: 3, lots: 2, holds: 1 });
});

/** Carries the findings out of a transaction that must roll back. */
class Found extends Error {
  readonly gaps: Gap[];
  constructor(gaps: Gap[]) {
    super("rolled back on purpose");
    this.gaps = gaps;
  }
}

test.each(BOOK_PROMISES)("finds a broken promise: %s", async (promise) => {
  const broken = s.w.inside(async (tenant) => {
    await tenant.run(raw(breaks[promise]));
    throw new Found(await prove(tenant));
  });
  const { gaps } = await broken.catch((error: Found) => error);
  const own = gaps.filter((gap) => gap.promise === promise);
  expect(own.length).toBeGreaterThan(0);
  for (const gap of own) expect(gap.found).not.toBe(gap.expected);
});

test("a transaction that was cancelled never comes back, and a finished one is never reserved again", async () => {
  const { id } = (await s.sell({ items: [{ code: "A", quantity: "1" }] })).transaction;
  const turn = (status: string) =>
    s.w.inside((tenant) => tenant.run(raw(sql`update transaction set status = ${status} where id = ${id}`)));
  const refused = /cannot go from/;
  await expect(turn("authorized")).rejects.toThrow(refused);
  await s.w.owner.request(calls.transactions.cancel, { body: { transaction_id: id } });
  for (const status of ["success", "authorized", "inprocess", "fail"])
    await expect(turn(status)).rejects.toThrow(refused);
});

test("a credit that is lowered later breaks nothing that was spent before", async () => {
  const special = await s.w.make.specialAccount({ credit_type: "credit", credit_limit: "50.00" });
  const { id: account } = await s.w.make.customerAccount(customer_id, special.id);
  const path = { userId: customer_id, accountId: account };
  await s.w.inside(async (tenant) => {
    await tenant.run(
      raw(sql`with a as (update account set balance = -4000, version = version + 1 where owner_id = ${account} returning *),
        f as (insert into transfer (id, kind, event_dt, posted_dt, actor_kind)
          values (gen_random_uuid(), 'spend', now(), now(), 'system') returning id)
        insert into entry (id, transfer_id, account_id, counter, kind, unit, amount, balance_after, version)
        select gen_random_uuid(), f.id, a.id, null, a.kind, a.unit, -4000, -4000, a.version from f, a
        union all select gen_random_uuid(), f.id, null, 'redeemed', a.kind, a.unit, 4000, null, null from f, a`),
    );
  });
  expect(await s.w.inside(prove)).toEqual([]);
  await s.w.owner.request(calls.customerAccounts.change, { path, body: { credit_limit: "10.00" } });
  expect(await s.w.inside(prove)).toEqual([]);
});

test("the same promises hold for what expires without being bonuses", async () => {
  const broken = s.w.inside(async (tenant) => {
    await tenant.run(
      raw(sql`update lot set remaining = remaining + 1 from account a
      where a.business_id = lot.business_id and a.id = lot.account_id and a.expiring`),
    );
    throw new Found(await prove(tenant));
  });
  const { gaps } = await broken.catch((error: Found) => error);
  expect(gaps.map(({ promise, found }) => [promise, found])).toEqual([
    ["bonuses-are-lots", "40125"],
    ["lots-are-entries", "40126"],
  ]);
});

test("an account without an owner, and a movement without a transaction, are found", async () => {
  const broken = s.w.inside(async (tenant) => {
    await tenant.run(raw(sql`update account set owner_id = gen_random_uuid() where kind = 'special-goods'`));
    throw new Found(await prove(tenant));
  });
  const { gaps } = await broken.catch((error: Found) => error);
  const named = (promise: BookPromise) =>
    gaps.filter((gap) => gap.promise === promise).map(({ found, expected }) => [found, expected]);
  expect(named("accounts-have-owners").sort()).toEqual([
    ["none", "special-goods L"],
    ["special-goods L", "none"],
  ]);
  expect(named("transactions-tell-accounts").sort()).toEqual([
    ["0", "40125"],
    ["40125", "0"],
  ]);
});
