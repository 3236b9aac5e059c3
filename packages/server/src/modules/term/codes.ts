import type { identification } from "@patron/contract";
import type { Handlers } from "#kit/implement.ts";
import { terminalOf } from "#kit/who.ts";
import { addStewardCode, identify } from "../identification/public.ts";
import { readSite } from "../selling/public.ts";
import { readTermCustomer } from "./customer.ts";

/** What tills do with codes outside a sale. */
export const codeHandlers: Pick<Handlers<typeof identification>, "identify" | "addStewardCode"> = {
  async identify({ body, tenant, who, now, settings, fail }) {
    const site = await readSite(tenant, terminalOf(who).terminalId);
    const found = await identify({ tenant, site, settings, now }, body, true);
    const customer = found && (await readTermCustomer(tenant, site, found.id, now));
    if (!customer) return fail("customer.not_found");
    await found.spend();
    return customer;
  },

  async addStewardCode({ tenant, who, now, settings, fail }) {
    const { terminalId } = terminalOf(who);
    const { terminal_type } = await readSite(tenant, terminalId);
    return terminal_type === "steward"
      ? addStewardCode(tenant, terminalId, now, settings)
      : fail("terminal.not_steward");
  },
};
