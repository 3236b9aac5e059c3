import { calls } from "@patron/contract/routes";
import type { Fixture } from "../../../test/fixtures.ts";

/** A beacon at the terminal, and what it does. */
export const fixture: Fixture = async ({ w, till, terminalId }, marker) => {
  await w.owner.request(calls.terminals.generateIbeacon, { path: { terminalId } });
  const body = { state: "customer-awaiting" as const, comment: marker, device_model: marker, app_version: marker };
  await till.request(calls.terminalStatuses.report, { body });
  return {};
};
