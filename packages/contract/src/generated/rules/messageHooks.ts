// Generated from the contract by tools/generate-contract.ts; change the contract, not this file.
import type { FormRules } from "../../kit/rules.ts";

/** What a form must hold before it is worth sending, by call and field. */
export const rules = {
  twilio: {"MessageSid":{"maxLength":20000},"From":{"maxLength":20000},"Body":{"maxLength":20000}},
  telegram: {},
  externalSystem: {"type":{"kind":"choice","options":["message.received"]},"timestamp":{"kind":"instant","required":true},"data.from":{"required":true,"minLength":1,"maxLength":254},"data.text":{"required":true,"minLength":1,"maxLength":4000}},
} satisfies Record<string, FormRules>;
