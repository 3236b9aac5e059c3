// Generated from the contract by tools/generate-contract.ts; change the contract, not this file.
import type { FormRules } from "../../kit/rules.ts";

/** What a form must hold before it is worth sending, by call and field. */
export const rules = {
  report: {"state":{"kind":"choice","options":["terminal-sign-in-awaiting","staff-sign-in-awaiting","customer-tap-splashscreen","customer-awaiting","customer-processing","payment-process","refueling-started","refueling-finished","terminal-settings-processing"]},"app_version":{"nullable":true,"maxLength":50},"device_model":{"nullable":true,"maxLength":100},"battery":{"kind":"whole","nullable":true,"min":0,"max":100},"comment":{"nullable":true,"maxLength":500}},
} satisfies Record<string, FormRules>;
