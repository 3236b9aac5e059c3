// Generated from the contract by tools/generate-contract.ts; change the contract, not this file.
import type { FormRules } from "../../kit/rules.ts";

/** What a form must hold before it is worth sending, by call and field. */
export const rules = {
  switchOn: {"endpoint":{"required":true,"minLength":1,"maxLength":2000},"p256dh":{"required":true,"minLength":1,"maxLength":200},"auth":{"required":true,"minLength":1,"maxLength":100},"events":{"kind":"choices","options":["daily-report","refund","account-low","till-opened","mailing-done","provider-failing","fiscal-refused","card-not-refunded","offline-conflict","spending-limit","ledger-difference","access-changed","api-key-changed","new-device","support-entered","listing-decided","support-answered"]}},
  change: {"events":{"kind":"choices","options":["daily-report","refund","account-low","till-opened","mailing-done","provider-failing","fiscal-refused","card-not-refunded","offline-conflict","spending-limit","ledger-difference","access-changed","api-key-changed","new-device","support-entered","listing-decided","support-answered"],"required":true}},
} satisfies Record<string, FormRules>;
