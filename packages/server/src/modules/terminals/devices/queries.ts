import type { Updateable } from "kysely";
import { inTenant, q } from "#kit/database/rows.ts";
import type { TerminalDevice } from "#kit/database/tables.ts";

export type Device = TerminalDevice["device"];

/** The card terminals of a terminal. */
export const listDevices = (terminalId: string) =>
  q.selectFrom("terminal_device").selectAll().where(inTenant()).where("terminal_id", "=", terminalId).orderBy("device");

export const getDevice = (terminalId: string, device: Device) =>
  q
    .selectFrom("terminal_device")
    .selectAll()
    .where(inTenant())
    .where("terminal_id", "=", terminalId)
    .where("device", "=", device);

/** Adds or changes a card terminal; the row of its terminal is locked meanwhile. */
export const saveDevice = (terminal_id: string, device: Device, columns: Updateable<TerminalDevice>) =>
  q
    .insertInto("terminal_device")
    .values({ terminal_id, device, ...columns })
    .onConflict((at) => at.columns(["business_id", "terminal_id", "device"]).doUpdateSet(columns));
