import { calls } from "@patron/contract/routes";
import { inTenant, q } from "#kit/database/rows.ts";
import { newId } from "#kit/id.ts";
import type { Fixture } from "../../../test/fixtures.ts";
import { addShift } from "./queries.ts";

/** An open shift with money in its drawer and a cancelled sale, and one of a staff member at each other till. */
export const fixture: Fixture = async ({ w, till, terminalId, sell }) => {
  const key = () => ({ idempotencyKey: newId() });
  const { id } = await till.request(calls.shifts.open, { body: { opening_amount: "100.00" } }, key());
  const body = { direction: "in" as const, amount: "20.00", reason: "Change" };
  await till.request(calls.shifts.moveCash, { path: { shiftId: id }, body }, key());
  const { transaction } = await sell({ items: [{ code: "A", quantity: "1" }] });
  await till.request(calls.term.cancel, { body: { transaction_id: transaction.id } }, key());
  await w.inside(async (tenant) => {
    const staff = await tenant.many(q.selectFrom("staff").select("person_id").where(inTenant()));
    const tills = q.selectFrom("terminal").select(["id", "pos_id", "currency"]).where(inTenant());
    for (const one of await tenant.many(tills.where("id", "<>", terminalId)))
      for (const [index, { person_id }] of staff.entries())
        await tenant.run(
          addShift({
            ...{ id: newId(), terminal_id: one.id, pos_id: one.pos_id, currency: one.currency },
            ...{ number: BigInt(index + 1), opening_amount: 0n, after_number: 0n },
            ...{ opened_dt: new Date(), opened_person_id: person_id },
          }),
        );
  });
  return { shift: id };
};
