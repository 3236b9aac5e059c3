// Generated from the contract by tools/generate-contract.ts; change the contract, not this file.
import type { FormRules } from "../../kit/rules.ts";

/** What a form must hold before it is worth sending, by call and field. */
export const rules = {
  add: {"id":{"kind":"id","entity":"corporate_account"},"special_account_id":{"kind":"id","entity":"special_account","required":true},"credit_type":{"kind":"choice","options":["debit","credit","credit-unlimited"]},"credit_limit":{"kind":"decimal","unit":"money","digits":3},"active":{"kind":"flag"},"title":{"nullable":true,"minLength":1,"maxLength":200},"comment":{"nullable":true,"maxLength":1000},"odometer":{"kind":"choice","options":["no","yes","possible"],"nullable":true},"vehicle_id":{"kind":"choice","options":["no","yes","possible"],"nullable":true},"limits":{"kind":"list"}},
  change: {"credit_type":{"kind":"choice","options":["debit","credit","credit-unlimited"]},"credit_limit":{"kind":"decimal","unit":"money","digits":3},"active":{"kind":"flag"},"title":{"nullable":true,"minLength":1,"maxLength":200},"comment":{"nullable":true,"maxLength":1000},"odometer":{"kind":"choice","options":["no","yes","possible"],"nullable":true},"vehicle_id":{"kind":"choice","options":["no","yes","possible"],"nullable":true},"limits":{"kind":"list"}},
  refill: {"amount":{"kind":"decimal","required":true,"unit":"money","digits":3},"payment_type":{"kind":"choice","options":["cash","bank-card","bank-card-external","mobile-app"],"nullable":true},"comment":{"nullable":true,"maxLength":500},"document_number":{"nullable":true,"minLength":1,"maxLength":60},"document_date":{"kind":"day","nullable":true},"expire_date":{"kind":"day","nullable":true}},
  adjust: {"amount":{"kind":"decimal","unit":"money","digits":3,"signed":true},"balance":{"kind":"decimal","unit":"money","digits":3,"signed":true},"comment":{"required":true,"minLength":1,"maxLength":500}},
  writeOff: {"amount":{"kind":"decimal","required":true,"unit":"money","digits":3},"force":{"kind":"flag"},"comment":{"nullable":true,"maxLength":500}},
} satisfies Record<string, FormRules>;
