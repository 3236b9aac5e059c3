// Generated from the contract by tools/generate-contract.ts; change the contract, not this file.
import type { FormRules } from "../../kit/rules.ts";

/** What a form must hold before it is worth sending, by call and field. */
export const rules = {
  add: {"title":{"required":true,"minLength":1,"maxLength":200},"public_title":{"maxLength":200},"public_description":{"maxLength":2000},"color":{"minLength":7,"maxLength":7,"pattern":"^#[0-9a-f]{6}$"},"text_color":{"minLength":7,"maxLength":7,"pattern":"^#[0-9a-f]{6}$"},"sort_order":{"min":0,"max":1000000},"external_code":{"minLength":1,"maxLength":64}},
  change: {"title":{"minLength":1,"maxLength":200},"public_title":{"maxLength":200},"public_description":{"maxLength":2000},"color":{"minLength":7,"maxLength":7,"pattern":"^#[0-9a-f]{6}$"},"text_color":{"minLength":7,"maxLength":7,"pattern":"^#[0-9a-f]{6}$"},"sort_order":{"min":0,"max":1000000},"external_code":{"minLength":1,"maxLength":64}},
  changeSettings: {"recalc_time":{"pattern":"^([01]\\d|2[0-3]):[0-5]\\d$"}},
  assign: {"loyalty_id":{"required":true},"user_ids":{"required":true},"comment":{"maxLength":1000}},
} satisfies Record<string, FormRules>;
