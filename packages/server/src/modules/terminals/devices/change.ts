import type { Failure } from "@patron/contract/kit";
import type { Updateable } from "kysely";
import type { TerminalDevice } from "#kit/database/tables.ts";
import type { Change } from "#kit/implement.ts";
import { saveRow } from "#kit/records/record-rows.ts";
import { refuseStale } from "#kit/records/stale.ts";
import type { Tenant } from "#kit/tenant.ts";
import { getTerminal } from "../queries.ts";
import { record } from "../record.ts";
import { type TerminalRow, toTerminal } from "../views.ts";
import * as queries from "./queries.ts";
import type { Row } from "./settings.ts";

/** A call that changes a card terminal. */
export interface Changing {
  path: { terminalId: string };
  tenant: Tenant;
  now: Date;
  seenVersion: number | undefined;
  changed(change: Change): void;
  fail(code: "terminal.not_found" | "conflict.stale", details?: Record<string, unknown>): Failure;
}

/** Changes a card terminal while its terminal is locked, and records it as a change of the terminal. `show` leaves out what nobody may see. */
export async function changeDevice<S extends object>(
  context: Changing,
  device: queries.Device,
  show: (row: Row | undefined) => S,
  change: (
    stored: Row | undefined,
    terminal: TerminalRow,
  ) => Updateable<TerminalDevice> | Promise<Updateable<TerminalDevice>>,
): Promise<S & { version: number }> {
  const { tenant, now, changed } = context;
  const terminal = await record.locked(context);
  refuseStale(context, terminal);
  const stored = await tenant.maybe(queries.getDevice(terminal.id, device));
  await tenant.run(queries.saveDevice(terminal.id, device, await change(stored, terminal)));
  await tenant.run(saveRow("terminal", terminal.id, {}, now));
  const saved = show(await tenant.one(queries.getDevice(terminal.id, device)));
  const after = toTerminal(await tenant.one(getTerminal(terminal.id)));
  const versions = { before: { [device]: show(stored) }, after: { ...after, [device]: saved } };
  changed({ entityType: "terminal", id: terminal.id, ...versions });
  return { ...saved, version: after.version };
}
