import { randomUUID } from "node:crypto";
import type { refunds } from "@patron/contract";
import type { BodyOf } from "@patron/contract/client";
import { calls } from "@patron/contract/routes";
import { describe, expect, test } from "vitest";
import { startTestServer } from "../../../test/server.ts";
import { type Shop, shop } from "../../../test/shop.ts";
import { prove } from "../../ledger/proof.ts";
import { expireIn } from "../bonuses/expire.ts";

const server = await startTestServer();
const key = () => ({ idempotencyKey: randomUUID() });
const preview = (s: Shop, transactionId: string, body: BodyOf<typeof refunds.preview>) =>
  s.w.owner.request(calls.refunds.preview, { path: { transactionId }, body });
const refund = (s: Shop, transactionId: string, body: BodyOf<typeof refunds.add>) =>
  s.w.owner.request(calls.refunds.add, { path: { transactionId }, body }, key());
const cancel = (s: Shop, transaction_id: string) =>
  s.w.owner.request(calls.transactions.cancel, { body: { transaction_id } }, key());
const proved = async (s: Shop) => expect(await s.w.inside(prove)).toEqual([]);

describe("bonuses that have expired since they were spent", () => {
  /** A sale of which 5.00 was paid with bonuses that have expired by now. */
  async function late(grace: number | null) {
    const s = await shop(server);
    await s.settings("programme", { refund_grace_days: grace });
    const customer_id = await s.member();
    const day = (days: number) => {
      const zoned = Temporal.Instant.fromEpochMilliseconds(server.clock.now().getTime()).toZonedDateTimeISO(
        "Europe/Kyiv",
      );
      return zoned.toPlainDate().add({ days }).toString();
    };
    const body = { loyalty_id: s.w.loyaltyId, customer_id, currency: "UAH", amount: "5.00", promotional: true };
    const until = { expire_type: "date" as const, expire_value: day(1) };
    await s.w.owner.request(calls.transactions.addBonuses, { body: { ...body, ...until } }, key());
    const items = [{ code: "A", quantity: "4" }];
    const { transaction, check } = await s.sell({ items, customer_id, bonuses_to_redeem: "5.00" });
    server.clock.forward(3 * 86_400_000);
    const lines = [{ id: check.items[0]?.id ?? "", quantity: "2" }];
    const expire = () => expireIn(server.pool, s.w.businessId, server.clock.now());
    return { s, customer_id, transaction, lines, day, expire };
  }

  test("keep their date without days of grace, so they expire the next time", async () => {
    const { s, customer_id, transaction, lines, expire } = await late(null);
    const shown = await preview(s, transaction.id, { lines });
    expect(shown.postings).toMatchObject([{ kind: "give-back", amount: "2.50", valid_until: null }]);
    await refund(s, transaction.id, { lines, fingerprint: shown.fingerprint });
    expect(await s.balance(customer_id)).toBe("2.50");
    await expire();
    expect(await s.balance(customer_id)).toBe("0.00");
    await proved(s);
  });

  test("live for the days of grace of the programme, as the preview says, and expire after them", async () => {
    const { s, customer_id, transaction, lines, day, expire } = await late(14);
    const shown = await preview(s, transaction.id, { lines });
    expect(shown.postings).toMatchObject([{ kind: "give-back", amount: "2.50", valid_until: day(14) }]);
    await refund(s, transaction.id, { lines, fingerprint: shown.fingerprint });
    await expire();
    expect(await s.balance(customer_id)).toBe("2.50");
    server.clock.forward(15 * 86_400_000);
    await expire();
    expect(await s.balance(customer_id)).toBe("0.00");
    await proved(s);
  });

  test("live for them after a cancelled sale too", async () => {
    const { s, customer_id, transaction, expire } = await late(14);
    await cancel(s, transaction.id);
    await expire();
    expect(await s.balance(customer_id)).toBe("5.00");
    server.clock.forward(15 * 86_400_000);
    await expire();
    expect(await s.balance(customer_id)).toBe("0.00");
    await proved(s);
  });
});
