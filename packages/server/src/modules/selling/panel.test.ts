import { randomUUID } from "node:crypto";
import { calls } from "@patron/contract/routes";
import { describe, expect, test } from "vitest";
import { startTestServer } from "../../../test/server.ts";
import { examples, shop } from "../../../test/shop.ts";

const server = await startTestServer();
const key = () => ({ idempotencyKey: randomUUID() });

describe("the back office with a transaction", () => {
  test("finalises a reservation as it was reserved, once", async () => {
    const s = await shop(server);
    const reserved = await s.till.request(calls.term.reserve, { body: { items: examples } }, key());
    const body = { transaction_id: reserved.transaction.id };
    const { transaction } = await s.w.owner.request(calls.transactions.finalize, { body }, key());
    expect(transaction).toMatchObject({ status: "success", totals: { amount_to_pay: "25.55" } });
    await expect(s.w.owner.request(calls.transactions.finalize, { body }, key())).rejects.toMatchObject({
      code: "transaction.state",
    });
    const gone = s.w.owner.request(calls.transactions.finalize, { body: { transaction_id: randomUUID() } }, key());
    await expect(gone).rejects.toMatchObject({ code: "transaction.not_found" });
  });

  test("cancels a sale with its reason, and not twice", async () => {
    const s = await shop(server);
    const { transaction } = await s.sell({ items: examples });
    const body = { transaction_id: transaction.id, reason: "wrong goods" };
    await s.w.owner.request(calls.transactions.cancel, { body }, key());
    await expect(s.w.owner.request(calls.transactions.cancel, { body }, key())).rejects.toMatchObject({
      code: "transaction.state",
    });
    const gone = s.w.owner.request(calls.transactions.cancel, { body: { transaction_id: randomUUID() } }, key());
    await expect(gone).rejects.toMatchObject({ code: "transaction.not_found" });
    await expect(
      s.w.owner.request(calls.transactions.get, { path: { transactionId: randomUUID() } }),
    ).rejects.toMatchObject({
      code: "transaction.not_found",
    });
  });
});
