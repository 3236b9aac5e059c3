// Generated from the contract by tools/generate-contract.ts; change the contract, not this file.
import type { FormRules } from "../../kit/rules.ts";

/** What a form must hold before it is worth sending, by call and field. */
export const rules = {
  add: {"loyalty_id":{"required":true},"title":{"required":true,"minLength":1,"maxLength":200},"public_title":{"maxLength":200},"public_description":{"maxLength":2000},"address.street":{"maxLength":300},"address.city":{"maxLength":120},"address.region":{"maxLength":120},"address.zip":{"maxLength":20},"country":{"pattern":"^[A-Z]{2}$"},"time_zone":{"minLength":1,"maxLength":64},"latitude":{"unit":"degree"},"longitude":{"unit":"degree"},"email":{"maxLength":254,"email":true},"priority":{"min":0,"max":1000000}},
  change: {"title":{"minLength":1,"maxLength":200},"public_title":{"maxLength":200},"public_description":{"maxLength":2000},"address.street":{"maxLength":300},"address.city":{"maxLength":120},"address.region":{"maxLength":120},"address.zip":{"maxLength":20},"country":{"pattern":"^[A-Z]{2}$"},"time_zone":{"minLength":1,"maxLength":64},"latitude":{"unit":"degree"},"longitude":{"unit":"degree"},"email":{"maxLength":254,"email":true},"priority":{"min":0,"max":1000000}},
  changeReferences: {"references":{"required":true}},
} satisfies Record<string, FormRules>;
