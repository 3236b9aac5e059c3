// Generated from the contract by tools/generate-contract.ts; change the contract, not this file.
import type { FormRules } from "../../kit/rules.ts";

/** What a form must hold before it is worth sending, by call and field. */
export const rules = {
  add: {"title":{"required":true,"minLength":1,"maxLength":200},"public_title":{"maxLength":200},"public_description":{"maxLength":2000},"web_site":{"maxLength":2000},"country":{"pattern":"^[A-Z]{2}$"},"time_zone":{"minLength":1,"maxLength":64}},
  change: {"title":{"minLength":1,"maxLength":200},"public_title":{"maxLength":200},"public_description":{"maxLength":2000},"web_site":{"maxLength":2000},"country":{"pattern":"^[A-Z]{2}$"},"time_zone":{"minLength":1,"maxLength":64}},
  changeSettings: {"message_signature":{"maxLength":100},"consent_text":{"maxLength":10000},"consent_version":{"maxLength":40},"bonuses_max_percent":{"unit":"rate"},"bonuses_min_check_amount":{"minLength":1,"maxLength":16,"unit":"money"},"bonuses_inactivity_expire_months":{"min":1,"max":120}},
} satisfies Record<string, FormRules>;
