import { randomUUID } from "node:crypto";
import { calls } from "@patron/contract/routes";
import { expect, test } from "vitest";
import { startTestServer } from "../../../test/server.ts";
import { type Shop, shop } from "../../../test/shop.ts";
import { prove } from "../../ledger/proof.ts";
import { oldestLots } from "../../ledger/queries.ts";

// More lots than are read for a small amount.
const server = await startTestServer();
const lots = oldestLots + 6;

/** A customer with six times one more lot of 1.00 than is read at once, and one that expires soon. */
async function rich(): Promise<{ s: Shop; customer_id: string }> {
  const s = await shop(server);
  const customer_id = await s.member();
  const body = { loyalty_id: s.w.loyaltyId, customer_id, currency: "UAH", amount: "1.00" };
  for (let made = 0; made < lots; made += 1) await s.w.owner.request(calls.transactions.addBonuses, { body });
  const ending = { ...body, amount: "2.00", promotional: true, expire_type: "day", expire_value: "3" } as const;
  await s.w.owner.request(calls.transactions.addBonuses, { body: ending });
  return { s, customer_id };
}
const writeOff = ({ s, customer_id }: { s: Shop; customer_id: string }, amount: string) =>
  s.w.owner.request(calls.transactions.writeOffBonuses, {
    body: { loyalty_id: s.w.loyaltyId, customer_id, currency: "UAH", amount },
  });
const open = async ({ s, customer_id }: { s: Shop; customer_id: string }) => {
  const query = { user_id_value: customer_id, user_id_type: "external-id" as const };
  const { lots: left } = await s.till.request(calls.term.customer, { query });
  return left.map(({ amount }) => amount);
};

test("a small amount comes from expiring and oldest lots, and too large a one is refused with the available amount", async () => {
  const them = await rich();
  await writeOff(them, "4.50");
  expect((await open(them)).length).toBe(lots - 2);
  await expect(writeOff(them, "68.00")).rejects.toMatchObject({
    code: "bonuses.insufficient",
    details: { available: "67.50" },
  });
  await writeOff(them, "67.50");
  expect(await them.s.balance(them.customer_id)).toBe("0.00");
  expect(await them.s.w.inside(prove)).toEqual([]);
});

test("a till spends more than the oldest have, whatever is reserved, and reports the available amount", async () => {
  const { s, customer_id } = await rich();
  const key = () => ({ idempotencyKey: randomUUID() });
  const body = (quantity: string, bonuses_to_redeem: string) => ({
    ...{ customer_id, bonuses_to_redeem, items: [{ code: "A", quantity }] },
    payments: [{ payment_type: "cash" as const }],
  });
  const reserved = await s.till.request(calls.term.reserve, { body: body("2", "10.00") }, key());
  expect(reserved.check.totals.bonuses_redeemed_amount).toBe("10.00");
  const { check } = await s.sell(body("7", "62.00"));
  expect(check.totals.bonuses_redeemed_amount).toBe("62.00");
  expect(await s.balance(customer_id)).toBe("10.00");
  await s.till.request(calls.term.finalize, { body: { transaction_id: reserved.transaction.id } }, key());
  expect(await s.balance(customer_id)).toBe("0.00");
  expect(await s.w.inside(prove)).toEqual([]);
});
