// Generated from the contract by tools/generate-contract.ts; change the contract, not this file.
import type { FormRules } from "../../kit/rules.ts";

/** What a form must hold before it is worth sending, by call and field. */
export const rules = {
  add: {"loyalty_id":{"required":true},"user_id_value":{"minLength":1,"maxLength":254},"phone":{"minLength":3,"maxLength":30},"email":{"maxLength":254,"email":true},"external_id":{"minLength":1,"maxLength":100},"first_name":{"maxLength":100},"last_name":{"maxLength":100},"middle_name":{"maxLength":100},"country":{"pattern":"^[A-Z]{2}$"},"city":{"maxLength":120},"comment":{"maxLength":2000}},
  change: {"user_id":{"required":true},"phone":{"minLength":3,"maxLength":30},"email":{"maxLength":254,"email":true},"external_id":{"minLength":1,"maxLength":100},"first_name":{"maxLength":100},"last_name":{"maxLength":100},"middle_name":{"maxLength":100},"country":{"pattern":"^[A-Z]{2}$"},"city":{"maxLength":120},"comment":{"maxLength":2000}},
  changeAccess: {"loyalty_id":{"required":true},"user_ids":{"required":true}},
  search: {"search_text":{"maxLength":200},"page":{"min":1,"max":1000000000},"count":{"min":1,"max":500}},
  ids: {"search_text":{"maxLength":200}},
} satisfies Record<string, FormRules>;
