import { calls } from "@patron/contract/routes";
import { defineScreens } from "#kit/screens.ts";
import { businessMessages } from "./messages.ts";

export const screens = defineScreens(businessMessages, {
  settings: {
    path: "/business/settings",
    menu: ["business", 5],
    needs: [calls.business.settings],
    load: () => import("./settings.tsx"),
  },
  create: { path: "/business/create", needs: [calls.business.add], load: () => import("./create.tsx") },
});
