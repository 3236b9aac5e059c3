import { randomUUID } from "node:crypto";
import { calls } from "@patron/contract/routes";
import { expect, test } from "vitest";
import { startTestServer } from "../../../test/server.ts";
import { type Shop, shop } from "../../../test/shop.ts";
import { world } from "../../../test/world.ts";

const server = await startTestServer();
const key = () => ({ idempotencyKey: randomUUID() });
/** A shop with an open shift, in which 10.00 were sold for cash. */
async function forgotten() {
  const s = await shop(server);
  const { id } = await s.till.request(calls.shifts.open, { body: { opening_amount: "100.00" } }, key());
  await s.sell({ items: [{ code: "A", quantity: "1" }], payments: [{ payment_type: "cash" }] });
  return { s, id };
}
const close = ({ w }: Pick<Shop, "w">, shiftId: string, counted_amount: string | null) =>
  w.owner.request(
    calls.shifts.closeForgotten,
    { path: { shiftId }, body: { counted_amount, comment: "Forgotten" } },
    key(),
  );

test("a manager closes a forgotten shift without a count, and its Z report says so", async () => {
  const { s, id } = await forgotten();
  const closed = await close(s, id, null);
  expect(closed).toMatchObject({
    ...{ state: "closed", counted_amount: null, difference_amount: null, expected_amount: "110.00" },
    ...{ turnover_amount: "10.00", comment: "Forgotten", closed_by: { title: "Olena Kovalenko" } },
  });
  const page = await s.w.owner.request(calls.shifts.page, { path: { shiftId: id } });
  expect(page).toContain("Not counted");
  const list = await s.w.owner.request(calls.shifts.list, {});
  expect(list.totals).toMatchObject([{ count: 1, turnover_amount: "10.00", difference_amount: "0.00" }]);
  expect((await s.w.owner.request(calls.shifts.list, { query: { with_difference: true } })).items).toEqual([]);
  const log = await s.w.owner.request(calls.audit.list, { query: { entity_id: id } });
  expect(log.items[0]).toMatchObject({ call: "shifts.closeForgotten" });
  expect((await s.till.request(calls.shifts.current, {})).shift).toBeNull();
  const { number } = await s.till.request(calls.shifts.open, { body: { opening_amount: "0.00" } }, key());
  expect(number).toBe("2");
});

test("a count shows its difference", async () => {
  const { s, id } = await forgotten();
  expect(await close(s, id, "109.50")).toMatchObject({ counted_amount: "109.50", difference_amount: "-0.50" });
});

test("of a manager and the till at once, one closes the shift", async () => {
  const { s, id } = await forgotten();
  const atTill = () =>
    s.till.request(calls.shifts.close, { path: { shiftId: id }, body: { counted_amount: "110.00" } }, key());
  const ends = await Promise.allSettled([close(s, id, null), atTill(), close(s, id, null)]);
  expect(ends.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  for (const end of ends) if (end.status === "rejected") expect(end.reason).toMatchObject({ code: "shift.closed" });
  await expect(close(s, id, null)).rejects.toMatchObject({ code: "shift.closed", status: 409 });
});

test("another business's shift is not there", async () => {
  const { id } = await forgotten();
  await expect(close({ w: await world(server) }, id, null)).rejects.toMatchObject({ code: "shift.not_found" });
});
