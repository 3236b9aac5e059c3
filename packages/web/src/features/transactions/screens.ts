import { transactions } from "@patron/contract/routes/transactions";
import { defineScreens } from "#kit/screens.ts";

export const screens = defineScreens({
  list: { path: "/transactions", menu: ["reports", 10], needs: [transactions.list], load: () => import("./list.tsx") },
  goods: {
    path: "/transactions-goods",
    menu: ["reports", 20],
    needs: [transactions.items],
    load: () => import("./goods.tsx"),
  },
});
