import { fiscal } from "@patron/contract/routes/fiscal";
import { defineScreens } from "#kit/screens.ts";
import { fiscalMessages } from "./messages.ts";

export const screens = defineScreens(fiscalMessages, {
  list: {
    path: "/fiscal-receipts",
    menu: ["reports", 14],
    menuIf: "fiscal",
    needs: [fiscal.list],
    load: () => import("./list.tsx"),
  },
});
