import type { AccountMessages } from "./en.ts";

const messages: AccountMessages = {
  accounts: "Рахунки клієнтів",
  balances: "Залишки на рахунках",
  hint: "Передоплачені гроші, товари та штампи.",
  none: "Рахунків клієнтів ще немає",
  give: "Додати рахунок",
  account: "Рахунок",
  balance: "Залишок",
  held: "Зарезервовано",
  available: "Доступно",
  unlimited: "Без обмежень",
  low: "Низький",
  last: "Остання зміна",
  noneToGive: {
    retail: "Немає рахунків, які можна додати. Спершу створіть рахунок у налаштуваннях.",
    corporate: "Немає рахунків для компаній, які можна додати. Спершу створіть рахунок у налаштуваннях.",
  },
};
export default messages;
