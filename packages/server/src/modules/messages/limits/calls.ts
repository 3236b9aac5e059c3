import { messageSettings } from "@patron/contract";
import { Failure } from "@patron/contract/kit";
import { implement } from "#kit/implement.ts";
import { requestDelivery } from "../../message-templates/public.ts";
import { applyChange, stored, withSpent } from "./settings.ts";

export const messageSettingsCalls = implement(messageSettings, {
  async get(context) {
    const found = await stored.show(context);
    return found instanceof Failure ? found : withSpent(context.tenant, found, context.now);
  },

  async change(context) {
    const { body, tenant, now } = context;
    const changed = await stored.change(context);
    if (changed instanceof Failure) return changed;
    await applyChange(tenant, body, now);
    await requestDelivery(tenant, tenant.businessId);
    return withSpent(tenant, changed, now);
  },
});
