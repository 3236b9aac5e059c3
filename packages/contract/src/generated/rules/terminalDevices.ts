// Generated from the contract by tools/generate-contract.ts; change the contract, not this file.
import type { FormRules } from "../../kit/rules.ts";

/** What a form must hold before it is worth sending, by call and field. */
export const rules = {
  changeAmp: {"active":{"kind":"flag"},"host":{"maxLength":253,"pattern":"^([A-Za-z0-9_]([A-Za-z0-9_.-]*[A-Za-z0-9_])?|[0-9A-Fa-f]*:[0-9A-Fa-f:.]+)?$"},"port":{"kind":"whole","min":1,"max":65535},"timeout_s":{"kind":"whole","min":10,"max":300},"merchant_id":{"maxLength":64},"terminal_serial":{"maxLength":64}},
  changePax: {"active":{"kind":"flag"},"host":{"maxLength":253,"pattern":"^([A-Za-z0-9_]([A-Za-z0-9_.-]*[A-Za-z0-9_])?|[0-9A-Fa-f]*:[0-9A-Fa-f:.]+)?$"},"port":{"kind":"whole","min":1,"max":65535},"timeout_s":{"kind":"whole","min":10,"max":300}},
  changeStripe: {"active":{"kind":"flag"},"secret_key":{"minLength":1,"maxLength":500,"pattern":"^[!-~]+$"},"registration_code":{"minLength":1,"maxLength":100},"reader_id":{"nullable":true,"minLength":1,"maxLength":100}},
  changeStripeLocation: {"display_name":{"minLength":1,"maxLength":100},"line1":{"maxLength":200},"city":{"maxLength":100},"state":{"maxLength":100},"postal_code":{"maxLength":20},"country":{"kind":"country"}},
} satisfies Record<string, FormRules>;
