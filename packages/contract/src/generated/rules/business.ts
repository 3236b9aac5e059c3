// Generated from the contract by tools/generate-contract.ts; change the contract, not this file.
import type { FormRules } from "../../kit/rules.ts";

/** What a form must hold before it is worth sending, by call and field. */
export const rules = {
  add: {"title":{"required":true,"minLength":1,"maxLength":200},"country":{"required":true,"pattern":"^[A-Z]{2}$"},"currency":{"required":true,"pattern":"^[A-Z]{3}$"},"time_zone":{"required":true,"minLength":1,"maxLength":64},"loyalty_title":{"minLength":1,"maxLength":200}},
  change: {"title":{"minLength":1,"maxLength":200},"country":{"pattern":"^[A-Z]{2}$"},"currency":{"pattern":"^[A-Z]{3}$"},"time_zone":{"minLength":1,"maxLength":64}},
  changeSettings: {"public_name":{"maxLength":200},"receipt_text":{"maxLength":500},"terms_url":{"maxLength":2000},"personal_data_url":{"maxLength":2000},"session_hours":{"min":1,"max":720}},
  changeRoleBasedModel: {"active":{"required":true}},
  addPreference: {"name":{"required":true,"minLength":1,"maxLength":100},"value":{"required":true}},
  changePreference: {"name":{"required":true,"minLength":1,"maxLength":100},"value":{"required":true}},
  changeLegalInfo: {"legal_name":{"maxLength":300},"registration_number":{"maxLength":40},"tax_id":{"maxLength":40},"vat_number":{"maxLength":40},"address":{"maxLength":500},"director":{"maxLength":200},"bank":{"maxLength":200},"iban":{"maxLength":50},"documents_email":{"maxLength":254,"email":true}},
} satisfies Record<string, FormRules>;
