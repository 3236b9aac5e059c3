// Generated from the contract by tools/generate-contract.ts; change the contract, not this file.
import type { FormRules } from "../../kit/rules.ts";

/** What a form must hold before it is worth sending, by call and field. */
export const rules = {
  add: {"id":{"kind":"id","entity":"additional_cost"},"title":{"required":true,"minLength":1,"maxLength":200},"code":{"required":true,"minLength":1,"maxLength":64},"kind":{"kind":"choice","options":["commission","delivery","tip"]},"type":{"kind":"choice","options":["amount","percentage"]},"value":{"kind":"decimal","unit":"rate","digits":6},"precision":{"kind":"whole","min":0,"max":6},"active":{"kind":"flag"}},
  change: {"id":{"kind":"id","entity":"additional_cost"},"title":{"minLength":1,"maxLength":200},"code":{"minLength":1,"maxLength":64},"kind":{"kind":"choice","options":["commission","delivery","tip"]},"type":{"kind":"choice","options":["amount","percentage"]},"value":{"kind":"decimal","unit":"rate","digits":6},"precision":{"kind":"whole","min":0,"max":6},"active":{"kind":"flag"}},
} satisfies Record<string, FormRules>;
