import { businessUser } from "@patron/contract/routes/businessUser";
import { messages } from "@patron/contract/routes/messages";
import { defineScreens } from "#kit/screens.ts";
import { supportMessages } from "./messages.ts";

export const screens = defineScreens(supportMessages, {
  support: {
    path: "/support",
    menu: ["business", 95],
    needs: [messages.system, businessUser.supportAccess],
    load: () => import("./support.tsx"),
  },
});
