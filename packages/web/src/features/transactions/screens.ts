import { calls } from "@patron/contract/routes";
import { defineScreens } from "#kit/screens.ts";
import { transactionsMessages } from "./messages.ts";

export const screens = defineScreens(transactionsMessages, {
  list: {
    path: "/transactions",
    menu: ["reports", 10],
    needs: [calls.transactions.list],
    load: () => import("./list.tsx"),
  },
  goods: {
    path: "/transactions-goods",
    menu: ["reports", 20],
    needs: [calls.transactions.items],
    load: () => import("./goods.tsx"),
  },
});
