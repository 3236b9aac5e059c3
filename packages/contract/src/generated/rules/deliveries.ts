// Generated from the contract by tools/generate-contract.ts; change the contract, not this file.
import type { FormRules } from "../../kit/rules.ts";

/** What a form must hold before it is worth sending, by call and field. */
export const rules = {
  add: {"loyalty_id":{"kind":"id","entity":"loyalty","required":true},"title":{"required":true,"minLength":1,"maxLength":200},"public_title":{"kind":"texts","maxLength":200},"public_comment":{"kind":"texts","maxLength":1000},"address_mode":{"kind":"choice","options":["address","pos","none"]},"date_required":{"kind":"flag"},"time_required":{"kind":"flag"},"price_levels":{"kind":"list"},"pos_ids":{"kind":"ids","entity":"pos"},"active":{"kind":"flag"},"id":{"kind":"id","entity":"delivery_type"}},
  change: {"loyalty_id":{"kind":"id","entity":"loyalty"},"title":{"minLength":1,"maxLength":200},"public_title":{"kind":"texts","maxLength":200},"public_comment":{"kind":"texts","maxLength":1000},"address_mode":{"kind":"choice","options":["address","pos","none"]},"date_required":{"kind":"flag"},"time_required":{"kind":"flag"},"price_levels":{"kind":"list"},"pos_ids":{"kind":"ids","entity":"pos"},"active":{"kind":"flag"},"id":{"kind":"id","entity":"delivery_type"}},
} satisfies Record<string, FormRules>;
