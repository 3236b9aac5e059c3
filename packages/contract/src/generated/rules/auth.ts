// Generated from the contract by tools/generate-contract.ts; change the contract, not this file.
import type { FormRules } from "../../kit/rules.ts";

/** What a form must hold before it is worth sending, by call and field. */
export const rules = {
  tokenPre: {"login":{"maxLength":254}},
  token: {"login":{"required":true,"minLength":1,"maxLength":254},"password":{"required":true,"minLength":1,"maxLength":256},"recaptcha_token":{"nullable":true,"maxLength":4096}},
  startView: {"role":{"kind":"choice","options":["business-manager","marketing","sales-point-manager","accountant","fuel-manager","corporate-manager","support-operator","viewer"]},"access_scopes":{"kind":"choices","options":["administration","payments","security"]}},
  oneTimeCodePre: {"login":{"maxLength":254}},
  sendOneTimeCode: {"login":{"required":true,"minLength":1,"maxLength":254},"purpose":{"kind":"choice","options":["sign-in","new-password"]},"recaptcha_token":{"nullable":true,"maxLength":4096}},
  signInByCode: {"token":{"required":true,"minLength":1,"maxLength":64},"code":{"required":true,"minLength":1,"maxLength":12}},
  setNewPassword: {"token":{"required":true,"minLength":1,"maxLength":64},"code":{"required":true,"minLength":1,"maxLength":12},"password":{"required":true,"minLength":1,"maxLength":256}},
  staffSignIn: {"auth_code":{"required":true,"minLength":1,"maxLength":32}},
  answerChallenge: {"token":{"required":true,"minLength":1,"maxLength":64},"code":{"minLength":1,"maxLength":40},"credential":{"kind":"other"}},
  registerPre: {"email":{"maxLength":254}},
  register: {"type":{"kind":"choice","options":["email"]},"email":{"required":true,"maxLength":254,"email":true},"password":{"required":true,"minLength":1,"maxLength":256},"first_name":{"required":true,"minLength":1,"maxLength":100},"last_name":{"maxLength":100},"language":{"kind":"choice","options":["en","uk","ru","de","fr"]},"business_title":{"required":true,"minLength":1,"maxLength":200},"country":{"kind":"country","required":true},"currency":{"kind":"currency","required":true},"time_zone":{"kind":"time-zone","required":true,"minLength":1,"maxLength":64},"loyalty_title":{"minLength":1,"maxLength":200},"referral_code":{"minLength":1,"maxLength":40},"recaptcha_token":{"nullable":true,"maxLength":4096}},
  switchBusiness: {"business_id":{"kind":"id","entity":"business","required":true}},
} satisfies Record<string, FormRules>;
