// Generated from the contract by tools/generate-contract.ts; change the contract, not this file.
import type { FormRules } from "../../kit/rules.ts";

/** What a form must hold before it is worth sending, by call and field. */
export const rules = {
  addTotp: {"id":{"kind":"id","entity":"second_factor","required":true},"code":{"required":true,"minLength":1,"maxLength":12},"proof.token":{"required":true,"minLength":1,"maxLength":64},"proof.code":{"minLength":1,"maxLength":40},"proof.credential":{"kind":"other"}},
  addPasskey: {"token":{"required":true,"minLength":1,"maxLength":64},"title":{"required":true,"minLength":1,"maxLength":100},"credential":{"kind":"other","required":true},"proof.token":{"required":true,"minLength":1,"maxLength":64},"proof.code":{"minLength":1,"maxLength":40},"proof.credential":{"kind":"other"}},
  renewRecoveryCodes: {"token":{"required":true,"minLength":1,"maxLength":64},"code":{"minLength":1,"maxLength":40},"credential":{"kind":"other"}},
  removeFactor: {"token":{"required":true,"minLength":1,"maxLength":64},"code":{"minLength":1,"maxLength":40},"credential":{"kind":"other"}},
} satisfies Record<string, FormRules>;
