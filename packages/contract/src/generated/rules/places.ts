// Generated from the contract by tools/generate-contract.ts; change the contract, not this file.
import type { FormRules } from "../../kit/rules.ts";

/** What a form must hold before it is worth sending, by call and field. */
export const rules = {
  decide: {"state":{"kind":"choice","options":["allowed","rejected"]},"reason":{"maxLength":1000}},
} satisfies Record<string, FormRules>;
