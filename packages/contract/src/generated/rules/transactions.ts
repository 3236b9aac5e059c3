// Generated from the contract by tools/generate-contract.ts; change the contract, not this file.
import type { FormRules } from "../../kit/rules.ts";

/** What a form must hold before it is worth sending, by call and field. */
export const rules = {
  finalize: {"transaction_id":{"required":true}},
  cancel: {"transaction_id":{"required":true},"reason":{"maxLength":500}},
  addBonuses: {"loyalty_id":{"required":true},"customer_id":{"required":true},"currency":{"required":true,"pattern":"^[A-Z]{3}$"},"comment":{"maxLength":500},"amount":{"required":true,"unit":"money"},"expire_value":{"minLength":1,"maxLength":20}},
  adjustBonuses: {"loyalty_id":{"required":true},"customer_id":{"required":true},"currency":{"required":true,"pattern":"^[A-Z]{3}$"},"comment":{"maxLength":500},"amount":{"unit":"money"},"balance":{"unit":"money"}},
  writeOffBonuses: {"loyalty_id":{"required":true},"customer_id":{"required":true},"currency":{"required":true,"pattern":"^[A-Z]{3}$"},"comment":{"maxLength":500},"amount":{"required":true,"unit":"money"}},
  refillAccount: {"user_id_value":{"minLength":1,"maxLength":254},"special_account_id":{"required":true},"amount":{"required":true,"unit":"money"},"comment":{"maxLength":500},"document_number":{"minLength":1,"maxLength":60}},
  adjustAccount: {"user_id_value":{"minLength":1,"maxLength":254},"special_account_id":{"required":true},"amount":{"unit":"money"},"balance":{"unit":"money"},"comment":{"required":true,"minLength":1,"maxLength":500}},
  writeOffAccount: {"user_id_value":{"minLength":1,"maxLength":254},"special_account_id":{"required":true},"amount":{"required":true,"unit":"money"},"comment":{"maxLength":500}},
} satisfies Record<string, FormRules>;
