import { calls } from "@patron/contract/routes";
import { LEDGER_PROMISES, type LedgerPromise } from "@patron/contract/words";
import { type RawBuilder, sql } from "kysely";
import { expect, test } from "vitest";
import { raw } from "#kit/database/rows.ts";
import { startTestServer } from "../../test/server.ts";
import { shop } from "../../test/shop.ts";
import { type Gap, prove } from "./proof.ts";

const server = await startTestServer();
const s = await shop(server);
const customer_id = await s.member("30.00");
await s.till.ask(
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

/** A way to break each promise, as only somebody with the database's own tools could. */
const breaks: Record<LedgerPromise, RawBuilder<unknown>> = {
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
};

test("finds nothing in books that nobody has touched, and says how much it looked at", async () => {
  const proof = await s.w.owner.ask(calls.platform.proof, {});
  expect(proof.gaps).toEqual([]);
  expect(proof.promises).toEqual([...LEDGER_PROMISES]);
  expect(proof.proved).toMatchObject({ accounts: 3, lots: 2, holds: 1 });
});

/** Carries what was found out of a transaction that must not stay. */
class Found extends Error {
  readonly gaps: Gap[];
  constructor(gaps: Gap[]) {
    super("rolled back on purpose");
    this.gaps = gaps;
  }
}

test.each(LEDGER_PROMISES)("finds a broken promise: %s", async (promise) => {
  const broken = s.w.inside(async (tenant) => {
    await tenant.run(raw(breaks[promise]));
    throw new Found(await prove(tenant));
  });
  const { gaps } = await broken.catch((error: Found) => error);
  const own = gaps.filter((gap) => gap.promise === promise);
  expect(own.length).toBeGreaterThan(0);
  for (const gap of own) expect(gap.found).not.toBe(gap.expected);
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

test("an account that nobody owns, and a movement that no transaction tells, are found", async () => {
  const broken = s.w.inside(async (tenant) => {
    await tenant.run(raw(sql`update account set owner_id = gen_random_uuid() where kind = 'special-goods'`));
    throw new Found(await prove(tenant));
  });
  const { gaps } = await broken.catch((error: Found) => error);
  const named = (promise: LedgerPromise) =>
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
