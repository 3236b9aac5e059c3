// Generated from the contract by tools/generate-contract.ts; change the contract, not this file.
import type { FormRules } from "../../kit/rules.ts";

/** What a form must hold before it is worth sending, by call and field. */
export const rules = {
  change: {"active":{"kind":"flag"},"google_issuer_id":{"maxLength":25,"pattern":"^[0-9]*$"},"organization_name":{"kind":"texts","maxLength":100},"logo_text":{"kind":"texts","maxLength":40},"description":{"kind":"texts","maxLength":200},"background_color":{"minLength":7,"maxLength":7,"pattern":"^#[0-9a-f]{6}$"},"foreground_color":{"minLength":7,"maxLength":7,"pattern":"^#[0-9a-f]{6}$"},"label_color":{"minLength":7,"maxLength":7,"pattern":"^#[0-9a-f]{6}$"},"barcode_format":{"kind":"choice","options":["qr","aztec","pdf417","code128"]},"header_fields":{"kind":"list"},"primary_fields":{"kind":"list"},"secondary_fields":{"kind":"list"},"auxiliary_fields":{"kind":"list"},"back_fields":{"kind":"list"},"certificate":{"minLength":1,"maxLength":20000},"certificate_key":{"minLength":1,"maxLength":20000},"certificate_passphrase":{"maxLength":200},"authority_certificate":{"minLength":1,"maxLength":20000},"google_key":{"minLength":1,"maxLength":20000}},
} satisfies Record<string, FormRules>;
