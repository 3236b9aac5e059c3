import { calls } from "@patron/contract/routes";
import { newId } from "#kit/id.ts";
import type { Fixture } from "../../../test/fixtures.ts";

/** An open shift with money in its drawer. */
export const fixture: Fixture = async ({ till }) => {
  const key = () => ({ idempotencyKey: newId() });
  const { id } = await till.request(calls.shifts.open, { body: { opening_amount: "100.00" } }, key());
  const body = { direction: "in" as const, amount: "20.00", reason: "Change" };
  await till.request(calls.shifts.moveCash, { path: { shiftId: id }, body }, key());
  return { shift: id };
};
