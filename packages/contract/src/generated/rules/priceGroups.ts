// Generated from the contract by tools/generate-contract.ts; change the contract, not this file.
import type { FormRules } from "../../kit/rules.ts";

/** What a form must hold before it is worth sending, by call and field. */
export const rules = {
  add: {"title":{"required":true,"minLength":1,"maxLength":200},"currency":{"required":true,"pattern":"^[A-Z]{3}$"},"code":{"maxLength":64},"comment":{"maxLength":2000}},
  change: {"title":{"minLength":1,"maxLength":200},"currency":{"pattern":"^[A-Z]{3}$"},"code":{"maxLength":64},"comment":{"maxLength":2000}},
  changeTaxes: {"taxes":{"required":true}},
  addItems: {},
  changeItems: {},
  removeItems: {},
  changeItem: {"master_price":{"unit":"unit-price"},"comment":{"maxLength":500}},
} satisfies Record<string, FormRules>;
