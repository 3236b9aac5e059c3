// Generated from the contract by tools/generate-contract.ts; change the contract, not this file.
import type { FormRules } from "../../kit/rules.ts";

/** What a form must hold before it is worth sending, by call and field. */
export const rules = {
  add: {"loyalty_id":{"kind":"id","entity":"loyalty","required":true},"type":{"kind":"choice","options":["card","qr","nfc","external"]},"value":{"required":true,"minLength":1,"maxLength":200}},
  identify: {"user_id_value":{"required":true,"minLength":1,"maxLength":400},"user_id_type":{"kind":"choice","options":["phone","email","external-id","card","app-qr","one-time-code"]}},
} satisfies Record<string, FormRules>;
