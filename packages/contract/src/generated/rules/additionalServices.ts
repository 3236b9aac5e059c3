// Generated from the contract by tools/generate-contract.ts; change the contract, not this file.
import type { FormRules } from "../../kit/rules.ts";

/** What a form must hold before it is worth sending, by call and field. */
export const rules = {
  add: {"title":{"required":true,"minLength":1,"maxLength":200},"public_title":{"kind":"texts","maxLength":200},"public_description":{"kind":"texts","maxLength":1000},"goods_id":{"kind":"id","entity":"goods","required":true},"required":{"kind":"flag"},"multiple":{"kind":"flag"},"sort_order":{"kind":"whole","min":0,"max":1000000},"active":{"kind":"flag"},"id":{"kind":"id","entity":"additional_service"}},
  change: {"title":{"minLength":1,"maxLength":200},"public_title":{"kind":"texts","maxLength":200},"public_description":{"kind":"texts","maxLength":1000},"goods_id":{"kind":"id","entity":"goods"},"required":{"kind":"flag"},"multiple":{"kind":"flag"},"sort_order":{"kind":"whole","min":0,"max":1000000},"active":{"kind":"flag"},"id":{"kind":"id","entity":"additional_service"}},
} satisfies Record<string, FormRules>;
