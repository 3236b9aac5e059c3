// Generated from the contract by tools/generate-contract.ts; change the contract, not this file.
import type { FormRules } from "../../kit/rules.ts";

/** What a form must hold before it is worth sending, by call and field. */
export const rules = {
  tokenPre: {"login":{"maxLength":254}},
  token: {"login":{"required":true,"minLength":1,"maxLength":254},"password":{"required":true,"minLength":1,"maxLength":256},"recaptcha_token":{"maxLength":4096}},
  registerPre: {"email":{"maxLength":254}},
  register: {"email":{"required":true,"maxLength":254,"email":true},"password":{"required":true,"minLength":1,"maxLength":256},"first_name":{"required":true,"minLength":1,"maxLength":100},"last_name":{"maxLength":100},"business_title":{"required":true,"minLength":1,"maxLength":200},"country":{"required":true,"pattern":"^[A-Z]{2}$"},"currency":{"required":true,"pattern":"^[A-Z]{3}$"},"time_zone":{"required":true,"minLength":1,"maxLength":64},"loyalty_title":{"minLength":1,"maxLength":200},"recaptcha_token":{"maxLength":4096}},
  switchBusiness: {"business_id":{"required":true}},
} satisfies Record<string, FormRules>;
