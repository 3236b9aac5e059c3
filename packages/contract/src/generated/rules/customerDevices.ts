// Generated from the contract by tools/generate-contract.ts; change the contract, not this file.
import type { FormRules } from "../../kit/rules.ts";

/** What a form must hold before it is worth sending, by call and field. */
export const rules = {
  switchOn: {"endpoint":{"required":true,"minLength":1,"maxLength":2000},"p256dh":{"required":true,"minLength":1,"maxLength":200},"auth":{"required":true,"minLength":1,"maxLength":100}},
} satisfies Record<string, FormRules>;
