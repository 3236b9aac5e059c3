import { randomUUID } from "node:crypto";
import { calls } from "@patron/contract/routes";
import { expect, test } from "vitest";
import type { Exchange } from "../../test/caller.ts";
import { profile } from "../../test/faults/profile.ts";
import { prepaidIn } from "../../test/prepaid.ts";
import { startTestServer } from "../../test/server.ts";
import { examples, type Shop, shop, tillOf } from "../../test/shop.ts";
import { prove } from "../ledger/proof.ts";

// Many callers on one account, and one caller many times (F10 and F11 of the faults that Patron must survive).

const rounds = profile.spendingRounds;
const server = await startTestServer();
const codeOf = ({ body }: Exchange) => (body as { code?: string } | null)?.code; // Failed answers are problem documents.

/** Takes one bonus, with a new key unless one is given. */
function spend(s: Shop, customer_id: string, key = randomUUID()): Promise<Exchange> {
  const json = { loyalty_id: s.w.loyaltyId, customer_id, currency: "UAH", amount: "1.00" };
  const headers = { "idempotency-key": key };
  return s.w.owner.send({ method: "POST", target: "/transactions/bonuses/write_offs", json, headers });
}

function redeem(s: Shop, customer_id: string): Promise<Exchange> {
  const json = { items: [{ code: "A", quantity: "1" }], customer_id, bonuses_to_redeem: "1.00" };
  const headers = { "idempotency-key": randomUUID() };
  return s.till.send({ method: "POST", target: "/term/check/sale", json, headers });
}

test(`of fifty who spend one bonus each of ten at once, exactly ten succeed, ${rounds} times over`, async () => {
  const s = await shop(server);
  for (let round = 0; round < rounds; round += 1) {
    const customer = await s.member("10.00");
    const answers = await Promise.all(Array.from({ length: 50 }, () => spend(s, customer)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
    const refused = answers.filter(({ status }) => status !== 200);
    expect(new Set(refused.map((one) => `${one.status} ${codeOf(one)}`))).toEqual(
      new Set(["422 bonuses.insufficient"]),
    );
    expect(await s.balance(customer)).toBe("0.00");
  }
  expect(await s.w.inside(prove)).toEqual([]);
});

test(`sales and write-offs on two cards in both orders never deadlock and never go below nothing, ${rounds} times over`, async () => {
  const s = await shop(server);
  for (let round = 0; round < rounds; round += 1) {
    const [one, two] = [await s.member("10.00"), await s.member("10.00")];
    const mixed = Array.from({ length: 50 }, (_, index) => {
      const customer = index % 2 === 0 ? one : two;
      return index % 3 === 0 ? redeem(s, customer) : spend(s, customer);
    });
    const answers = await Promise.all(mixed);
    for (const answer of answers) expect([200, 422], String(codeOf(answer))).toContain(answer.status);
    for (const customer of [one, two]) expect(Number(await s.balance(customer))).toBeGreaterThanOrEqual(0);
  }
  expect(await s.w.inside(prove)).toEqual([]);
});

test(`of fifty who pay 10.00 each from an account with 100.00, at two tills at once, exactly ten succeed, ${rounds} times over`, async () => {
  const s = await shop(server);
  const { id } = await s.w.make.terminal(s.posId);
  const tills = [s.till, await tillOf(s.w, id)];
  for (let round = 0; round < rounds; round += 1) {
    const p = await prepaidIn(s, { own: { limits: [{ period: "day", amount: "100.00" }] } });
    const pay = (index: number) => {
      const headers = { "idempotency-key": randomUUID() };
      const target = index % 3 === 0 ? "/term/check/reserve" : "/term/check/sale";
      return tills[index % 2]!.send({ method: "POST", target, json: p.body("1"), headers }); // There are two.
    };
    const answers = await Promise.all(Array.from({ length: 50 }, (_, position) => pay(position)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
    const refused = answers.filter(({ status }) => status !== 200).map((one) => `${one.status} ${codeOf(one)}`);
    expect(new Set(refused)).toEqual(new Set(["422 account.insufficient"]));
    const { amount, limits } = await p.account();
    expect([amount, limits[0]?.used]).toEqual(["0.00", "100.00"]);
  }
  expect(await s.w.inside(prove)).toEqual([]);
});

test("every call that moves value, sent twenty times at once with one key, moves it once", async () => {
  const s = await shop(server);
  const customer_id = await s.member("100.00");
  const bonuses = { loyalty_id: s.w.loyaltyId, customer_id, currency: "UAH" };
  const sold = { items: examples, customer_id };
  const { transaction: toCancel } = await s.sell(sold);
  const reserved = async () =>
    (await s.till.request(calls.term.reserve, { body: sold }, { idempotencyKey: randomUUID() })).transaction.id;
  const [toFinalize, toDrop] = [await reserved(), await reserved()];
  const p = await prepaidIn(s, { amount: "1000" });
  const [ofAccount, heldByAccount, freedByAccount] = [await p.sell("1"), await p.reserve("1"), await p.reserve("1")];
  const moves: [who: "owner" | "till", target: string, json: object][] = [
    ["owner", "/transactions/bonuses/add", { ...bonuses, amount: "7.00" }],
    ["owner", "/transactions/bonuses/adjust", { ...bonuses, amount: "-3.00" }],
    ["owner", "/transactions/bonuses/write_offs", { ...bonuses, amount: "2.00" }],
    ["owner", "/transactions/cancel", { transaction_id: toCancel.id }],
    ["owner", "/transactions/finalize", { transaction_id: toFinalize }],
    ["till", "/term/check/cancel", { transaction_id: toDrop }],
    ["till", "/term/check/sale", { ...sold, bonuses_to_redeem: "1.00" }],
    ["till", "/term/check/reserve", sold],
    ["till", "/term/check/sale", p.body("2")],
    ["till", "/term/check/reserve", p.body("3")],
    ["till", "/term/check/finalize", { transaction_id: heldByAccount.transaction.id }],
    ["till", "/term/check/cancel", { transaction_id: freedByAccount.transaction.id }],
    ["owner", "/transactions/cancel", { transaction_id: ofAccount.transaction.id }],
  ];
  for (const [who, target, json] of moves) {
    const caller = who === "owner" ? s.w.owner : s.till;
    const headers = { "idempotency-key": randomUUID() };
    const before = await countOf(s);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => caller.send({ method: "POST", target, json, headers })),
    );
    const done = answers.filter(({ status }) => status === 200);
    expect(done.length, target).toBeGreaterThan(0);
    for (const one of answers) expect([200, 409], `${target} ${codeOf(one)}`).toContain(one.status);
    for (const one of done) expect(one.body, target).toEqual(done[0]?.body);
    const late = await caller.send({ method: "POST", target, json, headers });
    expect(late.body, target).toEqual(done[0]?.body);
    expect((await countOf(s)) - before, target).toBeLessThanOrEqual(1);
    const other = await caller.send({ method: "POST", target, json: { ...json, comment: "another" }, headers });
    expect([422, 400], target).toContain(other.status);
  }
  // Two sold, one finished, three still on hold; one was cancelled and one was released.
  expect(await p.balances()).toEqual(["970.00", "30.00", "940.00"]);
  expect(await s.w.inside(prove)).toEqual([]);
});

async function countOf(s: Shop): Promise<number> {
  return (await s.w.owner.request(calls.transactions.list, {})).total ?? 0;
}
