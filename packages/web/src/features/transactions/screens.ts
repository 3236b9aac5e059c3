import { transactions } from "@patron/contract/routes/transactions";
import { defineScreens } from "#kit/screens.ts";
import { transactionsMessages } from "./messages.ts";

export const screens = defineScreens(transactionsMessages, {
  list: { path: "/transactions", menu: ["reports", 10], needs: [transactions.list], load: () => import("./list.tsx") },
  goods: {
    path: "/transactions-goods",
    menu: ["reports", 20],
    needs: [transactions.items],
    load: () => import("./goods.tsx"),
  },
});
