import { calls } from "@patron/contract/routes";
import { defineScreens } from "#kit/screens.ts";
import { transactionsMessages } from "./messages.ts";

export const screens = defineScreens({
  list: {
    path: "/transactions",
    title: { en: "Transactions", uk: "Транзакції", ru: "Транзакции", de: "Transaktionen", fr: "Transactions" },
    menu: { group: "reports", order: 10 },
    needs: [calls.transactions.list],
    messages: transactionsMessages,
    load: () => import("./list.tsx"),
  },
  goods: {
    path: "/transactions-goods",
    title: {
      en: "Goods in transactions",
      uk: "Товари в транзакціях",
      ru: "Товары в транзакциях",
      de: "Waren in Transaktionen",
      fr: "Articles des transactions",
    },
    menu: { group: "reports", order: 20 },
    needs: [calls.transactions.items],
    messages: transactionsMessages,
    load: () => import("./goods.tsx"),
  },
});
