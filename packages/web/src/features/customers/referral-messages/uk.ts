import { plural } from "#kit/messages/uk.ts";
import type { ReferralMessages } from "./en.ts";

const messages: ReferralMessages = {
  referral: "Запрошення",
  referralHint: "Клієнт ділиться кодом або посиланням. Хто з ним зареєструється, зʼявиться тут.",
  inactive: "Реферальну програму не ввімкнено",
  nobody: "Ніхто",
  noCard: "Клієнт не бере участі в програмі.",
  unnamed: "Клієнт без імені",
  purchases: (count) => plural(count, { one: "# покупка", few: "# покупки", many: "# покупок", other: "# покупки" }),
};

export default messages;
