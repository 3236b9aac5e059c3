import type { AccountMessages } from "./en.ts";

const messages: AccountMessages = {
  accounts: "Счета клиентов",
  balances: "Остатки на счетах",
  hint: "Предоплаченные деньги, товары и штампы.",
  none: "Счетов клиентов ещё нет",
  give: "Добавить счёт",
  account: "Счёт",
  balance: "Остаток",
  held: "Зарезервировано",
  available: "Доступно",
  unlimited: "Без ограничений",
  low: "Низкий",
  last: "Последнее изменение",
  noneToGive: {
    retail: "Нет счетов, которые можно добавить. Сначала создайте счёт в настройках.",
    corporate: "Нет счетов для компаний, которые можно добавить. Сначала создайте счёт в настройках.",
  },
};
export default messages;
