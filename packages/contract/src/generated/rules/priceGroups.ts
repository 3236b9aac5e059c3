// Generated from the contract by tools/generate-contract.ts; change the contract, not this file.
import type { FormRules } from "../../kit/rules.ts";

/** What a form must hold before it is worth sending, by call and field. */
export const rules = {
  add: {"id":{"kind":"id","entity":"price_group"},"title":{"required":true,"minLength":1,"maxLength":200},"currency":{"kind":"currency","required":true},"code":{"nullable":true,"maxLength":64},"prices_entered_as":{"kind":"choice","options":["base","including-taxes"]},"comment":{"nullable":true,"maxLength":2000},"active":{"kind":"flag"}},
  change: {"id":{"kind":"id","entity":"price_group"},"title":{"minLength":1,"maxLength":200},"currency":{"kind":"currency"},"code":{"nullable":true,"maxLength":64},"prices_entered_as":{"kind":"choice","options":["base","including-taxes"]},"comment":{"nullable":true,"maxLength":2000},"active":{"kind":"flag"}},
  changeTaxes: {"taxes":{"kind":"list","required":true}},
  addItems: {},
  changeItems: {},
  removeItems: {},
  changeItem: {"active":{"kind":"flag"},"tax_overrides":{"kind":"list"},"master_price":{"kind":"decimal","unit":"unit-price","digits":4},"valid_from":{"kind":"instant"},"comment":{"nullable":true,"maxLength":500}},
} satisfies Record<string, FormRules>;
