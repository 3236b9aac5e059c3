// Generated from the contract by tools/generate-contract.ts; change the contract, not this file.
import type { FormRules } from "../../kit/rules.ts";

/** What a form must hold before it is worth sending, by call and field. */
export const rules = {
  add: {"loyalty_id":{"kind":"id","entity":"loyalty","required":true},"pos_ids":{"kind":"ids","entity":"pos"},"title":{"required":true,"minLength":1,"maxLength":200},"public_title":{"kind":"texts","maxLength":200},"public_text":{"kind":"texts","maxLength":4000},"url":{"kind":"url","nullable":true,"maxLength":2000},"date_from":{"kind":"day","nullable":true},"date_to":{"kind":"day","nullable":true},"priority":{"kind":"whole","min":0,"max":1000000},"active":{"kind":"flag"},"id":{"kind":"id","entity":"news"}},
  change: {"loyalty_id":{"kind":"id","entity":"loyalty"},"pos_ids":{"kind":"ids","entity":"pos"},"title":{"minLength":1,"maxLength":200},"public_title":{"kind":"texts","maxLength":200},"public_text":{"kind":"texts","maxLength":4000},"url":{"kind":"url","nullable":true,"maxLength":2000},"date_from":{"kind":"day","nullable":true},"date_to":{"kind":"day","nullable":true},"priority":{"kind":"whole","min":0,"max":1000000},"active":{"kind":"flag"},"id":{"kind":"id","entity":"news"}},
} satisfies Record<string, FormRules>;
