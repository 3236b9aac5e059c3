import { calls } from "@patron/contract/routes";
import { newId } from "#kit/id.ts";
import type { Fixture } from "../../../test/fixtures.ts";
import { addReceipt } from "./queries.ts";

/** A till whose device nobody can reach, and the end of a shift that waits for it. */
export const fixture: Fixture = async ({ w, terminalId, posId }) => {
  const device = { url: "http://127.0.0.1:1", license_key: "sample", cashier_secret: "sample", active: true };
  await w.owner.request(calls.fiscal.changeDevice, { path: { terminalId }, body: device });
  const id = newId();
  const row = { id, terminal_id: terminalId, pos_id: posId, kind: "shift-end" as const, device_receipt_id: newId() };
  await w.inside((tenant) => tenant.run(addReceipt(row)));
  return { fiscal_receipt: id };
};
