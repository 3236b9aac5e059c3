// Generated from the contract by tools/generate-contract.ts; change the contract, not this file.
import type { FormRules } from "../../kit/rules.ts";

/** What a form must hold before it is worth sending, by call and field. */
export const rules = {
  moveCash: {"direction":{"kind":"choice","options":["in","out"]},"amount":{"kind":"decimal","required":true,"unit":"money","digits":3},"reason":{"required":true,"minLength":1,"maxLength":200}},
  close: {"counted_amount":{"kind":"decimal","required":true,"unit":"money","digits":3},"denominations":{"kind":"list","nullable":true},"comment":{"nullable":true,"maxLength":500}},
  closeForgotten: {"counted_amount":{"kind":"decimal","nullable":true,"unit":"money","digits":3},"comment":{"required":true,"minLength":1,"maxLength":500}},
  open: {"opening_amount":{"kind":"decimal","required":true,"unit":"money","digits":3}},
} satisfies Record<string, FormRules>;
