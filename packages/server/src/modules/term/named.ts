import { Failure, type Of } from "@patron/contract/kit";
import type { SaleBody } from "@patron/contract/term";
import type { Settings } from "#kit/env.ts";
import { terminalOf } from "#kit/who.ts";
import { findSteward, identify } from "../identification/public.ts";
import * as selling from "../selling/public.ts";

type Asking = Pick<selling.Sale, "tenant" | "who" | "now"> & { settings: Settings };
type Requested = Of<typeof SaleBody>;

/** The request for a check with the customer whom it names otherwise than by id, and what its codes say. A request without either reads nothing. */
export async function readNamed(
  { tenant, who, now, settings }: Asking,
  { user_id_value, user_id_type, steward_code, ...request }: Requested,
  once: boolean,
) {
  if (user_id_value === undefined && !steward_code) return { request };
  if (user_id_value !== undefined && request.customer_id) throw new Failure("customer.id_invalid");
  const site = await selling.readSite(tenant, terminalOf(who).terminalId);
  const asking = { tenant, site, settings, now };
  const found = steward_code ? await findSteward(asking, steward_code) : undefined;
  const named = user_id_value === undefined ? undefined : { user_id_value, user_id_type };
  const customer = named && (await identify(asking, named, once));
  if (named && !customer) throw new Failure("customer.not_found");
  return {
    request: customer ? { ...request, customer_id: customer.id } : request,
    steward: found?.steward,
    async spendCodes() {
      await found?.spend();
      await customer?.spend();
    },
  };
}
