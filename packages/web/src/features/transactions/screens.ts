import { calls } from "@patron/contract/routes";
import { defineScreens, inLanguages } from "#kit/screens.ts";
import { transactionsMessages } from "./messages.ts";

export const screens = defineScreens(transactionsMessages, {
  list: {
    path: "/transactions",
    title: inLanguages("Transactions", "Транзакції", "Транзакции", "Transaktionen", "Transactions"),
    menu: { group: "reports", order: 10 },
    needs: [calls.transactions.list],
    load: () => import("./list.tsx"),
  },
  goods: {
    path: "/transactions-goods",
    title: inLanguages(
      "Goods in transactions",
      "Товари в транзакціях",
      "Товары в транзакциях",
      "Waren in Transaktionen",
      "Articles des transactions",
    ),
    menu: { group: "reports", order: 20 },
    needs: [calls.transactions.items],
    load: () => import("./goods.tsx"),
  },
});
