// Generated from the contract by tools/generate-contract.ts; change the contract, not this file.
import type { FormRules } from "../../kit/rules.ts";

/** What a form must hold before it is worth sending, by call and field. */
export const rules = {
  changeDevice: {"active":{"kind":"flag"},"url":{"kind":"url","maxLength":2000},"cashier_login":{"maxLength":100},"license_key":{"minLength":1,"maxLength":200,"pattern":"^[!-~]+$"},"cashier_secret":{"minLength":1,"maxLength":200}},
} satisfies Record<string, FormRules>;
