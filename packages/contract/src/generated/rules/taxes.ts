// Generated from the contract by tools/generate-contract.ts; change the contract, not this file.
import type { FormRules } from "../../kit/rules.ts";

/** What a form must hold before it is worth sending, by call and field. */
export const rules = {
  add: {"title":{"required":true,"minLength":1,"maxLength":200},"code":{"required":true,"minLength":1,"maxLength":64},"rate":{"required":true,"unit":"rate"},"public_title":{"maxLength":200},"precision":{"min":0,"max":6},"registration_number":{"maxLength":64}},
  change: {"title":{"minLength":1,"maxLength":200},"code":{"minLength":1,"maxLength":64},"rate":{"unit":"rate"},"public_title":{"maxLength":200},"precision":{"min":0,"max":6},"registration_number":{"maxLength":64}},
} satisfies Record<string, FormRules>;
