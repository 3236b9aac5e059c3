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
};

test("finds nothing in books that nobody has touched, and says how much it looked at", async () => {
  const proof = await s.w.owner.ask(calls.platform.proof, {});
  expect(proof.gaps).toEqual([]);
  expect(proof.promises).toEqual([...LEDGER_PROMISES]);
  expect(proof.proved).toMatchObject({ accounts: 1, lots: 1, holds: 1 });
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
