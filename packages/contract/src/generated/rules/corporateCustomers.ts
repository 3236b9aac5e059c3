// Generated from the contract by tools/generate-contract.ts; change the contract, not this file.
import type { FormRules } from "../../kit/rules.ts";

/** What a form must hold before it is worth sending, by call and field. */
export const rules = {
  add: {"title":{"required":true,"minLength":1,"maxLength":200},"legal_name":{"minLength":1,"maxLength":300},"code":{"minLength":1,"maxLength":64},"tax_id":{"minLength":1,"maxLength":40},"vat_id":{"minLength":1,"maxLength":40},"registration_address":{"minLength":1,"maxLength":500},"bank":{"minLength":1,"maxLength":200},"iban":{"maxLength":50},"email":{"maxLength":254,"email":true},"phone":{"minLength":3,"maxLength":30},"contact_name":{"minLength":1,"maxLength":200},"external_id":{"minLength":1,"maxLength":100},"comment":{"minLength":1,"maxLength":2000},"contract_number":{"minLength":1,"maxLength":60}},
  change: {"title":{"minLength":1,"maxLength":200},"legal_name":{"minLength":1,"maxLength":300},"code":{"minLength":1,"maxLength":64},"tax_id":{"minLength":1,"maxLength":40},"vat_id":{"minLength":1,"maxLength":40},"registration_address":{"minLength":1,"maxLength":500},"bank":{"minLength":1,"maxLength":200},"iban":{"maxLength":50},"email":{"maxLength":254,"email":true},"phone":{"minLength":3,"maxLength":30},"contact_name":{"minLength":1,"maxLength":200},"external_id":{"minLength":1,"maxLength":100},"comment":{"minLength":1,"maxLength":2000},"contract_number":{"minLength":1,"maxLength":60}},
} satisfies Record<string, FormRules>;
