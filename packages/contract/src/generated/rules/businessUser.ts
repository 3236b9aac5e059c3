// Generated from the contract by tools/generate-contract.ts; change the contract, not this file.
import type { FormRules } from "../../kit/rules.ts";

/** What a form must hold before it is worth sending, by call and field. */
export const rules = {
  changeLanguage: {"language":{"kind":"choice","options":["en","uk","ru","de","fr"]}},
  changeProfile: {"first_name":{"minLength":1,"maxLength":100},"last_name":{"maxLength":100},"phone":{"nullable":true,"maxLength":20}},
  changePassword: {"password":{"required":true,"minLength":1,"maxLength":256},"current_password":{"required":true,"minLength":1,"maxLength":256}},
} satisfies Record<string, FormRules>;
