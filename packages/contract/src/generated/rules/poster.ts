// Generated from the contract by tools/generate-contract.ts; change the contract, not this file.
import type { FormRules } from "../../kit/rules.ts";

/** What a form must hold before it is worth sending, by call and field. */
export const rules = {
  change: {"active":{"kind":"flag"},"account":{"maxLength":60,"pattern":"^([a-z0-9]([a-z0-9-]*[a-z0-9])?)?$"},"access_token":{"minLength":1,"maxLength":500,"pattern":"^[!-~]+$"},"application_id":{"minLength":1,"maxLength":20,"pattern":"^[0-9]+$"},"authorization_code":{"minLength":1,"maxLength":500,"pattern":"^[!-~]+$"},"spot_id":{"nullable":true,"minLength":1,"maxLength":20,"pattern":"^[0-9]+$"},"register_id":{"nullable":true,"minLength":1,"maxLength":20,"pattern":"^[0-9]+$"}},
} satisfies Record<string, FormRules>;
