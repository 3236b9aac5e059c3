import { business } from "@patron/contract/routes/business";
import { defineScreens } from "#kit/screens.ts";

export const screens = defineScreens({
  settings: {
    path: "/business/settings",
    menu: ["business", 5],
    needs: [business.settings],
    load: () => import("./settings.tsx"),
  },
  create: { path: "/business/create", needs: [business.add], load: () => import("./create.tsx") },
});
