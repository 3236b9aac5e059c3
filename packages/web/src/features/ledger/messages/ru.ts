import { pluralIn } from "#kit/messages.ts";
import type { LedgerMessages } from "./en.ts";

const plural = pluralIn("ru");

const messages: LedgerMessages = {
  title: "Проверка учёта",
  purpose: "Каждый остаток пересчитывается из его проводок прямо сейчас.",
  again: "Проверить ещё раз",
  clean: "Учёт сходится",
  cleanHint: (at) => `Каждый остаток совпал со своими проводками, ${at}.`,
  broken: (count) =>
    plural(count, {
      one: "# запись не сходится",
      few: "# записи не сходятся",
      many: "# записей не сходятся",
      other: "# записи не сходятся",
    }),
  brokenHint: (at) =>
    `Найдено ${at}. Продажи продолжаются. Покажите эту страницу тому, кто следит за сервером: что-то записало мимо учёта.`,
  promises: "Что обещано",
  proved: "Что проверено",
  counts: { accounts: "Счета", transfers: "Переводы", entries: "Проводки", lots: "Партии бонусов", holds: "Резервы" },
  holds: "Соблюдено:",
  fails: "Нарушено:",
  gap: (found, expected) => `стоит ${found}, должно быть ${expected} (наименьшие единицы)`,
  promiseNames: {
    "transfers-sum-to-zero": "Что прибавлено в одном месте, взято из другого: каждый перевод в сумме даёт ноль.",
    "balances-are-entries": "Каждый остаток — это сумма его проводок.",
    "entries-chain": "Проводки следуют одна за другой без пропусков.",
    "versions-count-entries": "Каждый счёт верно считает свои проводки.",
    "bonuses-are-lots": "Бонусы клиента — это сумма их партий.",
    "lots-are-entries": "Остаток партии — это то, что в неё положено и взято.",
    "held-is-holds": "Зарезервированное на счёте — это сумма его резервов.",
    "holds-are-pins": "Каждый резерв знает партии, которые он потратит.",
    "pins-fit-lots": "Ни одна партия не обещана дважды.",
    "accounts-have-owners": "Каждый специальный счёт принадлежит одному клиенту и ведётся в одной единице.",
    "transactions-tell-accounts": "Каждое движение специального счёта стоит в одной транзакции с той же суммой.",
  },
};

export default messages;
