// Generated from the contract by tools/generate-contract.ts; change the contract, not this file.
import type { FormRules } from "../../kit/rules.ts";

/** What a form must hold before it is worth sending, by call and field. */
export const rules = {
  give: {"user_id":{"kind":"id","entity":"customer","required":true},"answers":{"kind":"list","required":true},"source":{"kind":"choice","options":["in-person","paper","phone","website"]}},
  giveMany: {"user_ids":{"kind":"ids","entity":"customer","required":true},"answers":{"kind":"list","required":true},"source":{"kind":"choice","options":["in-person","paper","phone","website"]}},
  choose: {"answers":{"kind":"list","required":true}},
} satisfies Record<string, FormRules>;
