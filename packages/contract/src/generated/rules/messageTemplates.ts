// Generated from the contract by tools/generate-contract.ts; change the contract, not this file.
import type { FormRules } from "../../kit/rules.ts";

/** What a form must hold before it is worth sending, by call and field. */
export const rules = {
  change: {"messages":{"kind":"list"}},
  test: {"message_code":{"kind":"choice","options":["welcome","pin","bonuses-charged","bonuses-redeemed","discount-given","account-charged","account-used","sale-cancelled","sale-refunded","bonuses-added","bonuses-adjusted","bonuses-written-off","bonuses-expiring","bonuses-expired","account-opened","account-refilled","account-adjusted","account-written-off","account-low","account-limit-changed","category-raised","category-lowered"]},"language":{"kind":"choice","options":["en","uk","ru","de","fr"]},"subject":{"maxLength":120},"text":{"maxLength":1000},"user_id_value":{"minLength":1,"maxLength":254},"user_id_type":{"kind":"choice","options":["phone","email","external-id"]}},
  sendTest: {"message_code":{"kind":"choice","options":["welcome","pin","bonuses-charged","bonuses-redeemed","discount-given","account-charged","account-used","sale-cancelled","sale-refunded","bonuses-added","bonuses-adjusted","bonuses-written-off","bonuses-expiring","bonuses-expired","account-opened","account-refilled","account-adjusted","account-written-off","account-low","account-limit-changed","category-raised","category-lowered"]},"language":{"kind":"choice","options":["en","uk","ru","de","fr"]},"subject":{"maxLength":120},"text":{"maxLength":1000},"user_id_value":{"minLength":1,"maxLength":254},"user_id_type":{"kind":"choice","options":["phone","email","external-id"]},"message_type":{"kind":"choice","options":["sms","viber","email","incust-chatbot","external-system"]}},
} satisfies Record<string, FormRules>;
