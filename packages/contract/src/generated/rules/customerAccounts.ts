// Generated from the contract by tools/generate-contract.ts; change the contract, not this file.
import type { FormRules } from "../../kit/rules.ts";

/** What a form must hold before it is worth sending, by call and field. */
export const rules = {
  add: {"special_account_id":{"required":true},"credit_limit":{"unit":"money"},"title":{"minLength":1,"maxLength":200},"comment":{"maxLength":1000}},
  change: {"credit_limit":{"unit":"money"},"title":{"minLength":1,"maxLength":200},"comment":{"maxLength":1000}},
  refill: {"amount":{"required":true,"unit":"money"},"comment":{"maxLength":500},"document_number":{"minLength":1,"maxLength":60}},
  adjust: {"amount":{"unit":"money"},"balance":{"unit":"money"},"comment":{"required":true,"minLength":1,"maxLength":500}},
  writeOff: {"amount":{"required":true,"unit":"money"},"comment":{"maxLength":500}},
} satisfies Record<string, FormRules>;
