// Generated from the contract by tools/generate-contract.ts; change the contract, not this file.
import type { FormRules } from "../../kit/rules.ts";

/** What a form must hold before it is worth sending, by call and field. */
export const rules = {
  email: {"email":{"maxLength":254,"email":true}},
} satisfies Record<string, FormRules>;
