import { randomUUID } from "node:crypto";
import { calls } from "@patron/contract/routes";
import { afterAll, describe, expect, test } from "vitest";
import { profile } from "../../test/faults/profile.ts";
import { startTestServer } from "../../test/server.ts";
import { type Shop, shop } from "../../test/shop.ts";
import { prove } from "../ledger/proof.ts";

// Everything that changes the state of a check, in pairs at the same time and in both orders (F13 of the faults that Patron must survive).

const rounds = profile.stateRounds;
const server = await startTestServer();
const s = await shop(server);
await s.rule({ action_type: "charge-check-percent", value: "10", charge_target: "bonuses" });
const key = () => ({ idempotencyKey: randomUUID() });
afterAll(async () => expect(await s.w.inside(prove)).toEqual([]));

interface Check {
  id: string;
  line: string;
  customer: string;
}
type Verb = (check: Check) => Promise<unknown>;
const [before, spent] = ["30.00", "5.00"];

/** A check of 4 A for a member who spends bonuses on it. */
async function stored(shopped: Shop, how: "sale" | "reserve"): Promise<Check> {
  const customer = await shopped.member(before);
  const items = [{ line_id: "a", code: "A", quantity: "4" }];
  const body = {
    items,
    customer_id: customer,
    bonuses_to_redeem: spent,
    payments: [{ payment_type: "cash" as const }],
  };
  const { transaction, check } =
    how === "sale"
      ? await s.till.request(calls.term.sale, { body }, key())
      : await s.till.request(calls.term.reserve, { body }, key());
  return { id: transaction.id, line: check.items[0]?.id ?? "", customer };
}

const finalize =
  (quantity: string): Verb =>
  ({ id }) =>
    s.till.request(
      calls.term.finalize,
      { body: { transaction_id: id, items: [{ line_id: "a", quantity }], payments: [{ payment_type: "cash" }] } },
      key(),
    );
const refund =
  (quantity: string): Verb =>
  ({ id, line }) =>
    s.w.owner.request(
      calls.refunds.add,
      { path: { transactionId: id }, body: { lines: [{ id: line, quantity }] } },
      key(),
    );
const verbs = {
  finalize: finalize("4"),
  "finalize less": finalize("1"),
  "cancel at the till": ({ id }) => s.till.request(calls.term.cancel, { body: { transaction_id: id } }, key()),
  "cancel in the office": ({ id }) =>
    s.w.owner.request(calls.transactions.cancel, { body: { transaction_id: id } }, key()),
  "refund all": refund("4"),
  "refund one": refund("1"),
} satisfies Record<string, Verb>;
type Name = keyof typeof verbs;

/** Every pair, one with itself too, in both orders. */
const pairsOf = (...names: Name[]) => names.flatMap((one) => names.map((other) => [one, other] as const));

async function atOnce(check: Check, names: readonly Name[]) {
  const ended = await Promise.allSettled(names.map((name) => verbs[name](check)));
  const done = names.filter((_, index) => ended[index]?.status === "fulfilled");
  const codes = ended.flatMap((one) => (one.status === "rejected" ? [(one.reason as { code?: string }).code] : []));
  const { transaction } = await s.w.owner.request(calls.transactions.get, { path: { transactionId: check.id } });
  return { done, codes, transaction, balance: Number(await s.balance(check.customer)) };
}
const isCancel = (name: Name) => name.startsWith("cancel");

describe("a reserved check", () => {
  test.each(pairsOf("finalize", "finalize less", "cancel at the till", "cancel in the office"))(
    "%s beside %s ends in one legal state",
    async (...names) => {
      for (let round = 0; round < rounds; round += 1) {
        const { done, codes, transaction, balance } = await atOnce(await stored(s, "reserve"), names);
        expect(done.length).toBeGreaterThan(0);
        expect(new Set([...codes, "transaction.state"])).toEqual(new Set(["transaction.state"]));
        // It is finished once and cancelled once; a finished check may be cancelled afterwards.
        expect(done.filter((name) => !isCancel(name)).length).toBeLessThan(2);
        expect(done.filter(isCancel).length).toBeLessThan(2);
        const isCancelled = done.some(isCancel);
        expect(transaction.canceled).toBe(isCancelled);
        if (isCancelled) expect(balance).toBe(Number(before));
        else expect(transaction.status).toBe("success");
      }
    },
  );
});

describe("a sale", () => {
  test.each(pairsOf("refund all", "refund one", "cancel at the till", "cancel in the office"))(
    "%s beside %s never gives back more than was sold",
    async (...names) => {
      for (let round = 0; round < rounds; round += 1) {
        const check = await stored(s, "sale");
        const { done, codes, transaction, balance } = await atOnce(check, names);
        expect(done.length).toBeGreaterThan(0);
        for (const code of codes) expect(refusals).toContain(code);
        const isCancelled = done.some(isCancel);
        expect(transaction.canceled).toBe(isCancelled);
        const all = done.includes("refund all") ? 4 : done.filter((name) => name === "refund one").length;
        expect(done.filter(isCancel).length + done.filter((name) => name === "refund all").length).toBeLessThan(2);
        if (isCancelled || all === 4) expect(balance).toBe(Number(before));
      }
    },
  );
});
/** What the later one of two is told. */
const refusals = ["transaction.state", "refund.nothing", "refund.quantity", "transfer.partly_given_back"];

test("a correction beside a sale that spends the same bonuses: one of them has them", async () => {
  for (let round = 0; round < rounds; round += 1) {
    const customer_id = await s.member("5.00");
    const sale = { items: [{ code: "A", quantity: "1" }], customer_id, bonuses_to_redeem: "5.00" };
    const taken = { loyalty_id: s.w.loyaltyId, customer_id, currency: "UAH", amount: "-5.00" };
    const works = [
      () => s.till.request(calls.term.sale, { body: sale }, key()),
      () => s.w.owner.request(calls.transactions.adjustBonuses, { body: taken }, key()),
    ];
    const ended = await Promise.allSettled((round % 2 === 0 ? works : works.toReversed()).map((work) => work()));
    expect(ended.filter(({ status }) => status === "fulfilled").length).toBeGreaterThan(0);
    expect(Number(await s.balance(customer_id))).toBeGreaterThanOrEqual(0);
  }
});
