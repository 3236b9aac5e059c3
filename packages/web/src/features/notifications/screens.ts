import { notifications } from "@patron/contract/routes/notifications";
import { defineScreens } from "#kit/screens.ts";
import { notificationsMessages } from "./messages.ts";

export const screens = defineScreens(notificationsMessages, {
  list: { path: "/notifications", needs: [notifications.list], load: () => import("./list.tsx") },
  settings: {
    path: "/business/settings/notifications",
    menu: ["business", 7],
    needs: [notifications.settings],
    load: () => import("./settings.tsx"),
  },
});
