import { randomUUID } from "node:crypto";
import type { shifts } from "@patron/contract";
import type { ReplyOf } from "@patron/contract/client";
import { calls } from "@patron/contract/routes";
import { expect, test } from "vitest";
import { startTestServer } from "../../../test/server.ts";
import { type SaleBody, type Shop, shop } from "../../../test/shop.ts";

// Real calls at the same time: the counter of a till decides which shift a sale is in.

const server = await startTestServer();
const key = () => ({ idempotencyKey: randomUUID() });
const sale: SaleBody = { items: [{ code: "A", quantity: "1" }], payments: [{ payment_type: "cash" }] };
const open = ({ till }: Shop) => till.request(calls.shifts.open, { body: { opening_amount: "0.00" } }, key());
const close = ({ till }: Shop, shiftId: string) =>
  till.request(calls.shifts.close, { path: { shiftId }, body: { counted_amount: "0.00" } }, key());
const codes = (results: readonly PromiseSettledResult<unknown>[]) =>
  results.flatMap((one) => (one.status === "rejected" ? [String(one.reason.code)] : []));

test("of several that open or close at once, one does", async () => {
  const s = await shop(server);
  const opened = await Promise.allSettled(Array.from({ length: 5 }, () => open(s)));
  expect(codes(opened)).toEqual(Array(4).fill("shift.already_open"));
  const id = opened.find((one) => one.status === "fulfilled")?.value.id ?? "";
  const closed = await Promise.allSettled(Array.from({ length: 5 }, () => close(s, id)));
  expect(codes(closed)).toEqual(Array(4).fill("shift.closed"));
  expect((await open(s)).number).toBe("2");
});

test("a sale beside the end of a shift is in exactly one shift, or refused where cash needs one", async () => {
  const s = await shop(server);
  await s.application({ cash_shift_required: true });
  let sold = 0;
  let refused = 0;
  const ended: ReplyOf<typeof shifts.close>[] = [];
  for (let round = 0; round < 6; round += 1) {
    const { id } = await open(s);
    const selling = Array.from({ length: 8 }, () => s.sell(sale));
    const [closing, ...sales] = await Promise.allSettled([close(s, id), ...selling]);
    if (closing?.status !== "fulfilled") throw closing?.reason;
    ended.push(closing.value as ReplyOf<typeof shifts.close>); // The first of the promises.
    sold += sales.filter(({ status }) => status === "fulfilled").length;
    refused += sales.length - sales.filter(({ status }) => status === "fulfilled").length;
    expect(new Set(codes(sales))).toEqual(new Set(codes(sales).length > 0 ? ["shift.needed"] : []));
  }
  expect(sold + refused).toBe(48);
  expect(ended.reduce((all, { report }) => all + report.sales.count, 0)).toBe(sold);
  const { totals } = await s.w.owner.request(calls.shifts.list, {});
  expect(Number(totals?.[0]?.turnover_amount)).toBe(sold * 10);
});

test("a sale that is cancelled beside the end of its shift is paid back from that shift or from none", async () => {
  const s = await shop(server);
  for (let round = 0; round < 4; round += 1) {
    const { id } = await open(s);
    const { transaction } = await s.sell(sale);
    const body = { transaction_id: transaction.id };
    const [z] = await Promise.all([close(s, id), s.till.request(calls.term.cancel, { body }, key())]);
    const next = await close(s, (await open(s)).id);
    expect(z.report.sales.count).toBe(1);
    expect(z.report.cash.expected_amount).toBe(z.report.refunds.count === 1 ? "0.00" : "10.00");
    expect(next.report.refunds.count).toBe(0);
  }
});

test("sales while shifts follow each other are all in one of them or between them, none in two", async () => {
  const s = await shop(server);
  const { id } = await open(s);
  const first = Array.from({ length: 10 }, () => s.sell(sale));
  const [one] = await Promise.all([close(s, id).then(async (z) => [z, await open(s)] as const), ...first]);
  const [z, next] = one;
  await close(s, next.id);
  const after = await s.w.owner.request(calls.shifts.get, { path: { shiftId: next.id } });
  const within = (report: (typeof z)["report"]) => {
    const { first_check, last_check, sales } = report;
    return sales.count === 0 ? 0 : Number(last_check) - Number(first_check) + 1;
  };
  // The numbers of each shift are without gaps, and those of the second come after the first.
  expect(within(z.report)).toBe(z.report.sales.count);
  expect(within(after.report)).toBe(after.report.sales.count);
  expect(z.report.sales.count + after.report.sales.count).toBeLessThanOrEqual(10);
  if (z.report.last_check && after.report.first_check)
    expect(Number(after.report.first_check)).toBeGreaterThan(Number(z.report.last_check));
});
