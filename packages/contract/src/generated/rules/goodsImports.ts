// Generated from the contract by tools/generate-contract.ts; change the contract, not this file.
import type { FormRules } from "../../kit/rules.ts";

/** What a form must hold before it is worth sending, by call and field. */
export const rules = {
  preview: {"id":{"kind":"id","entity":"goods_import"},"file_name":{"nullable":true,"maxLength":200},"columns":{"kind":"list","required":true},"rows":{"kind":"list","required":true},"first_row":{"kind":"whole","min":1,"max":1000000},"empty_cells":{"kind":"choice","options":["keep","clear"]}},
  add: {"id":{"kind":"id","entity":"goods_import"},"file_name":{"nullable":true,"maxLength":200},"columns":{"kind":"list","required":true},"rows":{"kind":"list","required":true},"first_row":{"kind":"whole","min":1,"max":1000000},"empty_cells":{"kind":"choice","options":["keep","clear"]},"fingerprint":{"maxLength":80}},
} satisfies Record<string, FormRules>;
