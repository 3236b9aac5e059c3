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
});
