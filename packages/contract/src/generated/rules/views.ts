// Generated from the contract by tools/generate-contract.ts; change the contract, not this file.
import type { FormRules } from "../../kit/rules.ts";

/** What a form must hold before it is worth sending, by call and field. */
export const rules = {
  add: {"id":{"kind":"id","entity":"saved_view"},"list":{"required":true,"minLength":1,"maxLength":60,"pattern":"^[a-z][a-z0-9.-]*$"},"title":{"required":true,"minLength":1,"maxLength":100},"shared":{"kind":"flag"},"search":{"kind":"texts","required":true,"maxLength":2000}},
  change: {"title":{"minLength":1,"maxLength":100},"shared":{"kind":"flag"},"search":{"kind":"texts","maxLength":2000}},
} satisfies Record<string, FormRules>;
