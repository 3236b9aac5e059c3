// Generated from the contract by tools/generate-contract.ts; change the contract, not this file.
import type { FormRules } from "../../kit/rules.ts";

/** What a form must hold before it is worth sending, by call and field. */
export const rules = {
  readed: {"readed":{"kind":"flag"}},
  reply: {"text":{"required":true,"minLength":1,"maxLength":3800},"channel":{"kind":"choice","options":["sms","push","viber","email","incust-chatbot","external-system"]}},
  system: {"subject":{"required":true,"minLength":1,"maxLength":200},"text":{"required":true,"minLength":1,"maxLength":4000},"attachments":{"kind":"list"}},
  send: {"loyalty_id":{"kind":"id","entity":"loyalty","required":true},"user_ids":{"kind":"ids","entity":"customer"},"filter.category_id":{"kind":"id","entity":"card_category","nullable":true},"filter.access":{"kind":"choice","options":["full","limited","none"],"nullable":true},"channels":{"kind":"choices","options":["sms","push","viber","email","incust-chatbot","external-system"],"required":true},"next_after_minutes":{"kind":"whole","min":1,"max":1440},"subjects":{"kind":"texts","maxLength":200},"texts":{"kind":"texts","required":true,"maxLength":3800},"id":{"kind":"id","entity":"mailing"},"send_at":{"kind":"instant","nullable":true}},
  cost: {"loyalty_id":{"kind":"id","entity":"loyalty","required":true},"user_ids":{"kind":"ids","entity":"customer"},"filter.category_id":{"kind":"id","entity":"card_category","nullable":true},"filter.access":{"kind":"choice","options":["full","limited","none"],"nullable":true},"channels":{"kind":"choices","options":["sms","push","viber","email","incust-chatbot","external-system"],"required":true},"next_after_minutes":{"kind":"whole","min":1,"max":1440},"subjects":{"kind":"texts","maxLength":200},"texts":{"kind":"texts","required":true,"maxLength":3800}},
  test: {"recipient":{"maxLength":254}},
  changeProvider: {"kind":{"kind":"choice","options":["smtp","turbosms","twilio","web-push","telegram","webhook"]},"active":{"kind":"flag"},"sender":{"maxLength":254},"host":{"maxLength":253},"port":{"kind":"whole","min":1,"max":65535},"security":{"kind":"choice","options":["tls","starttls","none"]},"login":{"maxLength":254},"url":{"kind":"url","nullable":true,"maxLength":2000},"incoming_host":{"maxLength":253},"incoming_port":{"kind":"whole","min":1,"max":65535},"incoming_security":{"kind":"choice","options":["tls","starttls","none"]},"part_price":{"kind":"decimal","nullable":true,"unit":"unit-price","digits":4},"secret":{"minLength":1,"maxLength":500}},
} satisfies Record<string, FormRules>;
