// Generated from the contract by tools/generate-contract.ts; change the contract, not this file.
import type { FormRules } from "../../kit/rules.ts";

/** What a form must hold before it is worth sending, by call and field. */
export const rules = {
  changeLanguage: {"language":{"kind":"choice","options":["en","uk","ru","de","fr"]}},
  changeProfile: {"first_name":{"minLength":1,"maxLength":100},"last_name":{"maxLength":100},"phone":{"nullable":true,"maxLength":20}},
  changePassword: {"password":{"required":true,"minLength":1,"maxLength":256},"current_password":{"required":true,"minLength":1,"maxLength":256}},
  verifyEmailPre: {"value":{"maxLength":254}},
  verifyEmail: {"value":{"required":true,"maxLength":254,"email":true},"pin":{"minLength":1,"maxLength":12},"token":{"minLength":1,"maxLength":64},"recaptcha_token":{"nullable":true,"maxLength":4096}},
  validateEmail: {"value":{"maxLength":254}},
  changeEmailPre: {"value":{"maxLength":254}},
  changeEmail: {"value":{"required":true,"maxLength":254,"email":true},"current_password":{"required":true,"minLength":1,"maxLength":256},"pin":{"required":true,"minLength":1,"maxLength":12},"token":{"required":true,"minLength":1,"maxLength":64},"recaptcha_token":{"nullable":true,"maxLength":4096}},
  verifyPhonePre: {"value":{"maxLength":254}},
  verifyPhone: {"value":{"required":true,"minLength":3,"maxLength":30},"pin":{"minLength":1,"maxLength":12},"token":{"minLength":1,"maxLength":64},"recaptcha_token":{"nullable":true,"maxLength":4096}},
  validatePhone: {"value":{"maxLength":254}},
  changePhonePre: {"value":{"maxLength":254}},
  changePhone: {"value":{"required":true,"minLength":3,"maxLength":30},"current_password":{"required":true,"minLength":1,"maxLength":256},"pin":{"required":true,"minLength":1,"maxLength":12},"token":{"required":true,"minLength":1,"maxLength":64},"recaptcha_token":{"nullable":true,"maxLength":4096}},
  verifyExternalIdPre: {"value":{"maxLength":254}},
  verifyExternalId: {"value":{"required":true,"minLength":1,"maxLength":100},"pin":{"minLength":1,"maxLength":12},"token":{"minLength":1,"maxLength":64},"recaptcha_token":{"nullable":true,"maxLength":4096}},
  validateExternalId: {"value":{"maxLength":254}},
  changeExternalIdPre: {"value":{"maxLength":254}},
  changeExternalId: {"value":{"required":true,"minLength":1,"maxLength":100},"current_password":{"required":true,"minLength":1,"maxLength":256},"pin":{"required":true,"minLength":1,"maxLength":12},"token":{"required":true,"minLength":1,"maxLength":64},"recaptcha_token":{"nullable":true,"maxLength":4096}},
  changeSupportAccess: {"support":{"kind":"flag","required":true},"hours":{"kind":"whole","min":1,"max":720}},
} satisfies Record<string, FormRules>;
