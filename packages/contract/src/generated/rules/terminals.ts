// Generated from the contract by tools/generate-contract.ts; change the contract, not this file.
import type { FormRules } from "../../kit/rules.ts";

/** What a form must hold before it is worth sending, by call and field. */
export const rules = {
  add: {"pos_id":{"required":true},"title":{"required":true,"minLength":1,"maxLength":200},"currency":{"required":true,"pattern":"^[A-Z]{3}$"},"login":{"minLength":6,"maxLength":64,"pattern":"^\\S+$"},"password":{"minLength":4,"maxLength":256},"phone":{"maxLength":20},"line_tolerance":{"unit":"money"}},
  change: {"title":{"minLength":1,"maxLength":200},"currency":{"pattern":"^[A-Z]{3}$"},"login":{"minLength":6,"maxLength":64,"pattern":"^\\S+$"},"password":{"minLength":4,"maxLength":256},"phone":{"maxLength":20},"line_tolerance":{"unit":"money"}},
  changeApplication: {"receipt_copies":{"min":0,"max":10},"idle_timeout_s":{"min":0,"max":86400}},
} satisfies Record<string, FormRules>;
