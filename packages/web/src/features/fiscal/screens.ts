import { fiscal } from "@patron/contract/routes/fiscal";
import { defineScreens } from "#kit/screens.ts";

export const screens = defineScreens({
  list: {
    path: "/fiscal-receipts",
    menu: ["reports", 14],
    menuIf: "fiscal",
    needs: [fiscal.list],
    load: () => import("./list.tsx"),
  },
});
