import type { AccountMessages } from "./en.ts";

const messages: AccountMessages = {
  accounts: "Рахунки клієнтів",
  hint: "Передоплачені гроші, товари та штампи.",
  none: "Рахунків клієнтів ще немає.",
  give: "Надати рахунок",
  account: "Рахунок",
  balance: "Залишок",
  held: "Заблоковано",
  available: "Доступно",
  unlimited: "Без обмежень",
  low: "Низький",
  last: "Останній рух",
  noneToGive: {
    retail: "Немає рахунку, який можна надати. Створіть його в налаштуваннях.",
    corporate: "Немає рахунку для компаній, який можна надати. Створіть його в налаштуваннях.",
  },
};
export default messages;
