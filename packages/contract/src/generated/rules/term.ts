// Generated from the contract by tools/generate-contract.ts; change the contract, not this file.
import type { FormRules } from "../../kit/rules.ts";

/** What a form must hold before it is worth sending, by call and field. */
export const rules = {
  token: {"login":{"required":true,"minLength":1,"maxLength":100},"password":{"required":true,"minLength":1,"maxLength":256}},
  handOff: {"hand_off":{"required":true,"minLength":16,"maxLength":64}},
  addCustomer: {"user_id_value":{"required":true,"minLength":1,"maxLength":254},"first_name":{"maxLength":100},"last_name":{"maxLength":100}},
  accountPin: {"customer_id":{"required":true},"special_account_id":{"required":true}},
  process: {"items":{"required":true},"bonuses_to_redeem":{"unit":"money"},"delivery_amount":{"unit":"money"},"tip_amount":{"unit":"money"},"odometer":{"min":0,"max":2000000000},"vehicle_id":{"minLength":1,"maxLength":40},"comment":{"maxLength":1000},"external_id":{"minLength":1,"maxLength":100}},
  sale: {"items":{"required":true},"bonuses_to_redeem":{"unit":"money"},"delivery_amount":{"unit":"money"},"tip_amount":{"unit":"money"},"odometer":{"min":0,"max":2000000000},"vehicle_id":{"minLength":1,"maxLength":40},"comment":{"maxLength":1000},"external_id":{"minLength":1,"maxLength":100}},
  reserve: {"items":{"required":true},"bonuses_to_redeem":{"unit":"money"},"delivery_amount":{"unit":"money"},"tip_amount":{"unit":"money"},"odometer":{"min":0,"max":2000000000},"vehicle_id":{"minLength":1,"maxLength":40},"comment":{"maxLength":1000},"external_id":{"minLength":1,"maxLength":100},"expires_in_seconds":{"min":60,"max":604800}},
  finalize: {"transaction_id":{"required":true}},
  cancel: {"transaction_id":{"required":true},"reason":{"maxLength":500}},
} satisfies Record<string, FormRules>;
