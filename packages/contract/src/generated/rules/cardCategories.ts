// Generated from the contract by tools/generate-contract.ts; change the contract, not this file.
import type { FormRules } from "../../kit/rules.ts";

/** What a form must hold before it is worth sending, by call and field. */
export const rules = {
  add: {"id":{"kind":"id"},"title":{"required":true,"minLength":1,"maxLength":200},"public_title":{"kind":"texts","maxLength":200},"public_description":{"kind":"texts","maxLength":2000},"color":{"nullable":true,"minLength":7,"maxLength":7,"pattern":"^#[0-9a-f]{6}$"},"text_color":{"nullable":true,"minLength":7,"maxLength":7,"pattern":"^#[0-9a-f]{6}$"},"sort_order":{"kind":"whole","min":0,"max":1000000},"is_default":{"kind":"flag"},"notify_on_assign":{"kind":"choices","options":["push","sms","viber","email","smart"]},"external_code":{"nullable":true,"minLength":1,"maxLength":64},"active":{"kind":"flag"}},
  change: {"id":{"kind":"id"},"title":{"minLength":1,"maxLength":200},"public_title":{"kind":"texts","maxLength":200},"public_description":{"kind":"texts","maxLength":2000},"color":{"nullable":true,"minLength":7,"maxLength":7,"pattern":"^#[0-9a-f]{6}$"},"text_color":{"nullable":true,"minLength":7,"maxLength":7,"pattern":"^#[0-9a-f]{6}$"},"sort_order":{"kind":"whole","min":0,"max":1000000},"is_default":{"kind":"flag"},"notify_on_assign":{"kind":"choices","options":["push","sms","viber","email","smart"]},"external_code":{"nullable":true,"minLength":1,"maxLength":64},"active":{"kind":"flag"}},
  changeSettings: {"notification_channel":{"kind":"choice","options":["push","sms","viber","email","smart"],"nullable":true},"notify_raise":{"kind":"flag"},"notify_lower":{"kind":"flag"},"auto_assign_active":{"kind":"flag"},"recalc_time":{"kind":"time"}},
  assign: {"loyalty_id":{"kind":"id","required":true},"category_id":{"kind":"id","nullable":true},"user_ids":{"kind":"ids","required":true},"pinned":{"kind":"flag"},"comment":{"nullable":true,"maxLength":1000}},
} satisfies Record<string, FormRules>;
