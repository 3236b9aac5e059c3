// Generated from the contract by tools/generate-contract.ts; change the contract, not this file.
import type { FormRules } from "../../kit/rules.ts";

/** What a form must hold before it is worth sending, by call and field. */
export const rules = {
  add: {"id":{"kind":"id","entity":"tax"},"title":{"required":true,"minLength":1,"maxLength":200},"code":{"required":true,"minLength":1,"maxLength":64},"classification":{"kind":"choice","options":["base-tax","sales-tax"]},"type":{"kind":"choice","options":["amount","percentage"]},"rate":{"kind":"decimal","required":true,"unit":"rate","digits":6},"public_title":{"kind":"texts","maxLength":200},"precision":{"kind":"whole","min":0,"max":6},"compound_on":{"kind":"ids","entity":"tax"},"registration_number":{"nullable":true,"maxLength":64},"active":{"kind":"flag"}},
  change: {"id":{"kind":"id","entity":"tax"},"title":{"minLength":1,"maxLength":200},"code":{"minLength":1,"maxLength":64},"classification":{"kind":"choice","options":["base-tax","sales-tax"]},"type":{"kind":"choice","options":["amount","percentage"]},"rate":{"kind":"decimal","unit":"rate","digits":6},"public_title":{"kind":"texts","maxLength":200},"precision":{"kind":"whole","min":0,"max":6},"compound_on":{"kind":"ids","entity":"tax"},"registration_number":{"nullable":true,"maxLength":64},"active":{"kind":"flag"}},
} satisfies Record<string, FormRules>;
