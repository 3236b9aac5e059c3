// Generated from the contract by tools/generate-contract.ts; change the contract, not this file.
import type { FormRules } from "../../kit/rules.ts";

/** What a form must hold before it is worth sending, by call and field. */
export const rules = {
  add: {"id":{"kind":"id","entity":"business"},"title":{"required":true,"minLength":1,"maxLength":200},"country":{"kind":"country","required":true},"currency":{"kind":"currency","required":true},"time_zone":{"kind":"time-zone","required":true,"minLength":1,"maxLength":64},"language":{"kind":"choice","options":["en","uk","ru","de","fr"]},"loyalty_title":{"minLength":1,"maxLength":200}},
  change: {"title":{"minLength":1,"maxLength":200},"country":{"kind":"country"},"currency":{"kind":"currency"},"time_zone":{"kind":"time-zone","minLength":1,"maxLength":64},"language":{"kind":"choice","options":["en","uk","ru","de","fr"]}},
  changeSettings: {"public_name":{"kind":"texts","maxLength":200},"receipt_text":{"kind":"texts","maxLength":500},"terms_url":{"kind":"url","nullable":true,"maxLength":2000},"personal_data_url":{"kind":"url","nullable":true,"maxLength":2000},"app_store_url":{"kind":"url","nullable":true,"maxLength":2000},"google_play_url":{"kind":"url","nullable":true,"maxLength":2000},"transaction_comment_required":{"kind":"flag"},"message_consent_required":{"kind":"flag"},"session_hours":{"kind":"whole","min":1,"max":720}},
  changeRoleBasedModel: {"active":{"kind":"flag","required":true}},
  changeSecondFactor: {"second_factor_required":{"kind":"flag","required":true}},
  addPreference: {"name":{"required":true,"minLength":1,"maxLength":100},"value":{"kind":"other","required":true}},
  changePreference: {"name":{"required":true,"minLength":1,"maxLength":100},"value":{"kind":"other","required":true}},
  changeLegalInfo: {"legal_name":{"maxLength":300},"registration_number":{"maxLength":40},"tax_id":{"maxLength":40},"vat_number":{"maxLength":40},"address":{"maxLength":500},"director":{"maxLength":200},"bank":{"maxLength":200},"iban":{"nullable":true,"maxLength":50},"documents_email":{"nullable":true,"maxLength":254,"email":true}},
} satisfies Record<string, FormRules>;
