import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { calls } from "@patron/contract/routes";
import { expect, test } from "vitest";
import { reachMachine } from "../../../test/citus/reach-machine.ts";
import { Sales } from "../../../test/citus/sales.ts";
import { takeDone, takeSentOn } from "../../../test/citus/sent-on.ts";
import { cutOff, portOf, preparedCount, twoShops } from "../../../test/citus/where.ts";
import { ownDatabase } from "../../../test/own-database.ts";
import { startTestServer } from "../../../test/server.ts";
import { examples, type Shop } from "../../../test/shop.ts";
import { prove } from "../../ledger/proof.ts";

// A database of its own, because the last test takes a machine away.
const address = await ownDatabase();
const server = await startTestServer({}, address);
const [one, other] = await twoShops(server, address);
const portOfOne = await portOf(one.w.businessId, address);

const sale = (of: Shop, body: object = {}, idempotencyKey = randomUUID()) =>
  of.till.request(calls.term.sale, { body: { items: examples, ...body } }, { idempotencyKey });

test("a sale with bonuses is written on one machine and committed there in one phase", async () => {
  await one.rule({ action_type: "charge-check-percent", value: "5" });
  const customer_id = await one.member("100.00");
  // Everything that is known of a business is read before.
  await sale(one, { customer_id });
  await reachMachine(server, one.w.businessId);
  takeSentOn();
  takeDone();
  const { check } = await sale(one, { customer_id, bonuses_to_redeem: "1.00" });
  // The server is connected to the machine of the business, so nothing is passed on.
  expect(takeSentOn()).toEqual([]);
  const statements = takeDone();
  const writes = statements.filter(({ text }) => /^(INSERT|UPDATE|DELETE|WITH)/.test(text));
  const written = new Set(writes.flatMap(({ text }) => /(?:INTO|UPDATE) public\.(\w+)/.exec(text)?.[1] ?? []));
  expect([...written]).toEqual(
    expect.arrayContaining([
      "transaction",
      "transaction_item",
      "terminal_counter",
      "entry",
      "lot",
      "idempotency",
      "audit",
      "turnover_delta",
    ]),
  );
  expect(new Set(statements.map(({ port }) => port))).toEqual(new Set([portOfOne]));
  expect(check.totals.bonuses_redeemed_amount).toBe("1.00");
  expect(await preparedCount(address)).toBe(0);
});

test("the books of both machines hold, and a repeated sale is answered again", async () => {
  const key = randomUUID();
  const customer_id = await other.member("10.00");
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => repeated(other, key, { customer_id, bonuses_to_redeem: "1.00" })),
  );
  expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
  expect(await other.balance(customer_id)).toBe("9.00");
  for (const { w } of [one, other]) expect(await w.inside(prove)).toEqual([]);
});

test("while a machine is away its businesses are told to come again, the others go on, and nothing is lost or sold twice", async () => {
  const until = Date.now() + 6_000;
  const [lost, kept] = [new Sales(one), new Sales(other)];
  const tills = [lost, lost, kept, kept].map(async (sales) => {
    while (Date.now() < until) await sales.sell(until + 10_000);
  });
  await wait(1_000);
  const bringBack = await cutOff(portOfOne, address);
  try {
    await wait(2_500);
  } finally {
    await bringBack();
  }
  await Promise.all(tills);
  expect(kept.refusals).toEqual([]);
  expect(lost.refusals.length).toBeGreaterThan(0);
  expect(new Set(lost.refusals)).toEqual(new Set(["503 server.unavailable, to be repeated"]));
  for (const sales of [lost, kept]) await sales.expectStored();
  expect(await preparedCount(address)).toBe(0);
});

/** Asks again while the first request with the key is still being answered. */
async function repeated(of: Shop, key: string, body: object): Promise<{ id: string }> {
  for (;;) {
    const { status, body: answer } = await of.till.send({
      method: "POST",
      target: "/term/check/sale",
      headers: { "idempotency-key": key },
      json: { items: examples, ...body },
    });
    if (status === 200) return (answer as { transaction: { id: string } }).transaction; // A sale's answer.
    expect(status).toBe(409);
    await wait(50);
  }
}
