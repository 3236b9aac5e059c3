import type { AccountMessages } from "./en.ts";

const messages: AccountMessages = {
  accounts: "Счета клиентов",
  hint: "Предоплаченные деньги, товары и штампы.",
  none: "Счетов клиентов ещё нет.",
  give: "Выдать счёт",
  account: "Счёт",
  balance: "Остаток",
  held: "Заблокировано",
  available: "Доступно",
  unlimited: "Без ограничений",
  low: "Низкий",
  last: "Последнее движение",
  noneToGive: {
    retail: "Нет счёта, который можно выдать. Создайте его в настройках.",
    corporate: "Нет счёта для компаний, который можно выдать. Создайте его в настройках.",
  },
};
export default messages;
