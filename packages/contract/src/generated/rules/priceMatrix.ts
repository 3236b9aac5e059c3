// Generated from the contract by tools/generate-contract.ts; change the contract, not this file.
import type { FormRules } from "../../kit/rules.ts";

/** What a form must hold before it is worth sending, by call and field. */
export const rules = {
  preview: {"id":{"kind":"id","entity":"price_change"},"price_groups":{"kind":"list","required":true},"valid_from":{"kind":"instant"},"valid_until":{"kind":"instant","nullable":true},"comment":{"nullable":true,"maxLength":500}},
  addChange: {"id":{"kind":"id","entity":"price_change"},"price_groups":{"kind":"list","required":true},"valid_from":{"kind":"instant"},"valid_until":{"kind":"instant","nullable":true},"comment":{"nullable":true,"maxLength":500}},
} satisfies Record<string, FormRules>;
