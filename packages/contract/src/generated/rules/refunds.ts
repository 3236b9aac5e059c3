// Generated from the contract by tools/generate-contract.ts; change the contract, not this file.
import type { FormRules } from "../../kit/rules.ts";

/** What a form must hold before it is worth sending, by call and field. */
export const rules = {
  preview: {"lines":{"kind":"list","required":true},"with_delivery":{"kind":"flag"},"with_tip":{"kind":"flag"},"payments":{"kind":"list"},"bonuses_taken_back":{"kind":"decimal","unit":"money","digits":3},"undo_category":{"kind":"flag"},"undo_referral":{"kind":"flag"}},
  add: {"lines":{"kind":"list","required":true},"with_delivery":{"kind":"flag"},"with_tip":{"kind":"flag"},"payments":{"kind":"list"},"bonuses_taken_back":{"kind":"decimal","unit":"money","digits":3},"undo_category":{"kind":"flag"},"undo_referral":{"kind":"flag"},"fingerprint":{"maxLength":80},"reason":{"nullable":true,"maxLength":500}},
  tillPreview: {"lines":{"kind":"list","required":true},"with_delivery":{"kind":"flag"},"with_tip":{"kind":"flag"},"payments":{"kind":"list"}},
  tillAdd: {"lines":{"kind":"list","required":true},"with_delivery":{"kind":"flag"},"with_tip":{"kind":"flag"},"payments":{"kind":"list"},"fingerprint":{"maxLength":80},"reason":{"nullable":true,"maxLength":500},"steward_code":{"nullable":true,"minLength":1,"maxLength":20}},
} satisfies Record<string, FormRules>;
