import { pluralIn } from "#kit/messages.ts";
import type { LedgerMessages } from "./en.ts";

const plural = pluralIn("uk");

const messages: LedgerMessages = {
  title: "Доказ обліку",
  purpose: "Кожен залишок перераховується з його проведень просто зараз.",
  again: "Перевірити ще раз",
  clean: "Облік сходиться",
  cleanHint: (at) => `Кожен залишок збігся зі своїми проведеннями, ${at}.`,
  broken: (count) =>
    plural(count, {
      one: "# запис не сходиться",
      few: "# записи не сходяться",
      many: "# записів не сходяться",
      other: "# запису не сходяться",
    }),
  brokenHint: (at) =>
    `Знайдено ${at}. Продажі тривають. Покажіть цю сторінку тому, хто доглядає сервер: щось записало повз облік.`,
  promises: "Що обіцяно",
  proved: "Що перевірено",
  counts: {
    accounts: "Рахунки",
    transfers: "Перекази",
    entries: "Проведення",
    lots: "Партії бонусів",
    holds: "Резерви",
  },
  holds: "Дотримано:",
  fails: "Порушено:",
  gap: (found, expected) => `стоїть ${found}, має бути ${expected} (найменші одиниці)`,
  promiseNames: {
    "transfers-sum-to-zero": "Що додано в одному місці, те взято з іншого: кожен переказ у сумі дає нуль.",
    "balances-are-entries": "Кожен залишок — це сума його проведень.",
    "entries-chain": "Проведення йдуть одне за одним без пропусків.",
    "versions-count-entries": "Кожен рахунок правильно лічить свої проведення.",
    "bonuses-are-lots": "Бонуси клієнта — це сума їхніх партій.",
    "lots-are-entries": "Залишок партії — це те, що в неї покладено й узято.",
    "held-is-holds": "Зарезервоване на рахунку — це сума його резервів.",
    "holds-are-pins": "Кожен резерв знає партії, які він витратить.",
    "pins-fit-lots": "Жодну партію не обіцяно двічі.",
    "accounts-have-owners": "Кожен спеціальний рахунок належить одному клієнту й ведеться в одній одиниці.",
    "transactions-tell-accounts": "Кожен рух спеціального рахунку стоїть в одній транзакції з тією самою сумою.",
  },
};

export default messages;
