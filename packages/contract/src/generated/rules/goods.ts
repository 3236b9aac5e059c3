// Generated from the contract by tools/generate-contract.ts; change the contract, not this file.
import type { FormRules } from "../../kit/rules.ts";

/** What a form must hold before it is worth sending, by call and field. */
export const rules = {
  addCategory: {"title":{"required":true,"minLength":1,"maxLength":200},"public_title":{"maxLength":200},"public_description":{"maxLength":2000},"code":{"maxLength":64}},
  orderCategories: {"items":{"required":true}},
  changeCategory: {"title":{"minLength":1,"maxLength":200},"public_title":{"maxLength":200},"public_description":{"maxLength":2000},"code":{"maxLength":64}},
  change: {"title":{"minLength":1,"maxLength":200},"code":{"minLength":1,"maxLength":64},"public_title":{"maxLength":200},"public_description":{"maxLength":2000},"quantity_min":{"unit":"quantity"},"quantity_step":{"unit":"quantity"},"quantity_precision":{"min":0,"max":3},"age_limit":{"min":0,"max":99}},
  add: {"title":{"required":true,"minLength":1,"maxLength":200},"code":{"required":true,"minLength":1,"maxLength":64},"public_title":{"maxLength":200},"public_description":{"maxLength":2000},"quantity_min":{"unit":"quantity"},"quantity_step":{"unit":"quantity"},"quantity_precision":{"min":0,"max":3},"age_limit":{"min":0,"max":99}},
  orderInCategory: {"goods_ids":{"required":true}},
} satisfies Record<string, FormRules>;
