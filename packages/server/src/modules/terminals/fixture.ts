import { calls } from "@patron/contract/routes";
import type { Fixture } from "../../../test/fixtures.ts";

/** A beacon at the terminal, and what it does. */
export const fixture: Fixture = async ({ w, till, terminalId }, marker) => {
  await w.owner.request(calls.terminals.generateIbeacon, { path: { terminalId } });
  const body = { state: "customer-awaiting" as const, comment: marker, device_model: marker, app_version: marker };
  await till.request(calls.terminalStatuses.report, { body });
  const path = { terminalId };
  const stripe = { secret_key: `sk_test_${marker}` };
  await w.owner.request(calls.terminalDevices.changeStripe, { path, body: stripe });
  const place = { display_name: marker, line1: marker, city: marker, state: marker, country: "UA" };
  await w.owner.request(calls.terminalDevices.changeStripeLocation, { path, body: place });
  const reader = { registration_code: "simulated-wpe", active: true };
  await w.owner.request(calls.terminalDevices.changeStripe, { path, body: reader });
  await w.owner.request(calls.terminalDevices.changePax, { path, body: { host: marker, active: true } });
  return {};
};
