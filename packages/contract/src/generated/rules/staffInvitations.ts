// Generated from the contract by tools/generate-contract.ts; change the contract, not this file.
import type { FormRules } from "../../kit/rules.ts";

/** What a form must hold before it is worth sending, by call and field. */
export const rules = {
  add: {"email":{"required":true,"maxLength":254,"email":true},"first_name":{"required":true,"minLength":1,"maxLength":100},"last_name":{"maxLength":100},"language":{"kind":"choice","options":["en","uk","ru","de","fr"]},"access":{"kind":"choice","options":["owner","admin","business-staff"]},"access_scopes":{"kind":"choices","options":["administration","payments","security"]},"roles":{"kind":"choices","options":["business-manager","marketing","sales-point-manager","accountant","fuel-manager","corporate-manager","support-operator","viewer"]},"pos_ids":{"kind":"ids","entity":"pos"},"id":{"kind":"id","entity":"staff_invitation"}},
  show: {"token":{"required":true,"minLength":1,"maxLength":64}},
  accept: {"token":{"required":true,"minLength":1,"maxLength":64},"password":{"required":true,"minLength":1,"maxLength":256}},
  join: {"token":{"required":true,"minLength":1,"maxLength":64}},
} satisfies Record<string, FormRules>;
