// Generated from the contract by tools/generate-contract.ts; change the contract, not this file.
import type { FormRules } from "../../kit/rules.ts";

/** What a form must hold before it is worth sending, by call and field. */
export const rules = {
  register: {"pushToken":{"maxLength":20000}},
  log: {"logs":{"kind":"list","required":true}},
} satisfies Record<string, FormRules>;
