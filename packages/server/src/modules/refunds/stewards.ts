import { Failure } from "@patron/contract/kit";
import type { Settings } from "#kit/env.ts";
import type { Tenant } from "#kit/tenant.ts";
import { terminalOf, type Who } from "#kit/who.ts";
import { findSteward, type Steward } from "../identification/public.ts";
import { readSite } from "../selling/public.ts";

interface Asking {
  tenant: Tenant;
  who: Who;
  now: Date;
  settings: Settings;
}
/** What is taken back: how far it is, and whether a steward had it booked. */
interface Taken {
  status: string;
  sc_terminal_id: string | null;
}

/**
 * Fails where a till may not take a check back; uses up the code of the steward who allows it. A check that a steward had booked needs one, and the setting of
 * the till; whatever is only reserved is given up without.
 */
export async function allowReturn(
  { tenant, who, now, settings }: Asking,
  { status, sc_terminal_id }: Taken,
  typed: string | null | undefined,
): Promise<Steward | undefined> {
  if (status === "authorized" || (sc_terminal_id === null && !typed)) return undefined;
  const site = await readSite(tenant, terminalOf(who).terminalId);
  if (!site.application.allow_cancel_by_steward_code) throw new Failure("steward_code.not_for_returns");
  if (!typed) throw new Failure("steward_code.needed");
  const { steward, spend } = await findSteward({ tenant, site, settings, now }, typed);
  await spend();
  return steward;
}
