// Generated from the contract by tools/generate-contract.ts; change the contract, not this file.
import type { FormRules } from "../../kit/rules.ts";

/** What a form must hold before it is worth sending, by call and field. */
export const rules = {
  changeProgramme: {"active":{"kind":"flag"},"public_description":{"kind":"texts","maxLength":2000},"payment_methods":{"kind":"choices","options":["payment-at-checkout","payment-upon-receipt"]},"min_order_amounts":{"kind":"texts"},"terms":{"kind":"texts","maxLength":10000}},
  changePos: {"active":{"kind":"flag"},"terminal_id":{"kind":"id","entity":"terminal","nullable":true},"closed_message":{"kind":"texts","maxLength":1000}},
} satisfies Record<string, FormRules>;
