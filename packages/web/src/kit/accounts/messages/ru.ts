import type { AccountMessages } from "./en.ts";

const messages: AccountMessages = {
  accounts: "Специальные счета",
  hint: "Предоплаченные деньги, товары и отметки.",
  none: "Специальных счетов ещё нет.",
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
