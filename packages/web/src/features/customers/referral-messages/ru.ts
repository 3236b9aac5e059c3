import { plural } from "#kit/messages/ru.ts";
import type { ReferralMessages } from "./en.ts";

const messages: ReferralMessages = {
  referral: "Приглашения",
  referralHint: "Клиент делится кодом или ссылкой. Кто с ним зарегистрируется, появится здесь.",
  inactive: "Реферальная программа не включена",
  nobody: "Никто",
  noCard: "Клиент не участвует в программе.",
  unnamed: "Клиент без имени",
  purchases: (count) => plural(count, { one: "# покупка", few: "# покупки", many: "# покупок", other: "# покупки" }),
};

export default messages;
