// Generated from the contract by tools/generate-contract.ts; change the contract, not this file.
import type { FormRules } from "../../kit/rules.ts";

/** What a form must hold before it is worth sending, by call and field. */
export const rules = {
  add: {"title":{"required":true,"minLength":1,"maxLength":200},"public_title":{"maxLength":200},"public_description":{"maxLength":2000},"currency":{"pattern":"^[A-Z]{3}$"},"limit_without_pin":{"unit":"money"},"credit_limit":{"unit":"money"},"expire_value":{"minLength":1,"maxLength":20},"refill_min":{"unit":"money"},"refill_max":{"unit":"money"},"low_balance_notify":{"unit":"money"},"sort_order":{"min":0,"max":1000000}},
  change: {"title":{"minLength":1,"maxLength":200},"public_title":{"maxLength":200},"public_description":{"maxLength":2000},"currency":{"pattern":"^[A-Z]{3}$"},"limit_without_pin":{"unit":"money"},"credit_limit":{"unit":"money"},"expire_value":{"minLength":1,"maxLength":20},"refill_min":{"unit":"money"},"refill_max":{"unit":"money"},"low_balance_notify":{"unit":"money"},"sort_order":{"min":0,"max":1000000}},
  setCustomers: {"comment":{"maxLength":500},"customers":{"required":true}},
} satisfies Record<string, FormRules>;
