import { calls } from "@patron/contract/routes";
import { inTenant, q } from "#kit/database/rows.ts";
import { newId } from "#kit/id.ts";
import type { Fixture } from "../../../test/fixtures.ts";
import { addReceipt } from "./queries.ts";

/** Devices that nobody can reach at every till, the end of a shift that waits for one, and a refused receipt of each sale. */
export const fixture: Fixture = async ({ w, terminalId, posId }) => {
  const device = { url: "http://127.0.0.1:1", license_key: "sample", cashier_secret: "sample", active: true };
  const { items } = await w.owner.request(calls.terminals.list, {});
  for (const { id } of items)
    await w.owner.request(calls.fiscal.changeDevice, { path: { terminalId: id }, body: device });
  const id = newId();
  const end = { id, terminal_id: terminalId, pos_id: posId, kind: "shift-end" as const, device_receipt_id: newId() };
  await w.inside(async (tenant) => {
    await tenant.run(addReceipt(end));
    const sales = q
      .selectFrom("transaction")
      .select(["id", "terminal_id", "pos_id"])
      .where(inTenant())
      .where("status", "=", "success");
    for (const { id: transaction_id, terminal_id, pos_id } of await tenant.many(sales)) {
      if (!terminal_id || !pos_id) continue;
      const refused = { kind: "sale", state: "refused", problem: "receipt-refused" } as const;
      const about = { terminal_id, pos_id, transaction_id, device_receipt_id: newId() };
      await tenant.run(addReceipt({ id: newId(), ...about, ...refused }));
    }
  });
  return { fiscal_receipt: id };
};
