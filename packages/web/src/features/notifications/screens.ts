import { notifications } from "@patron/contract/routes/notifications";
import { pushDevice } from "@patron/contract/routes/pushDevice";
import { defineScreens } from "#kit/screens.ts";

export const screens = defineScreens({
  list: { path: "/notifications", needs: [notifications.list], load: () => import("./list.tsx") },
  device: { path: "/notifications/device", needs: [pushDevice.get], load: () => import("./device.tsx") },
  open: {
    path: "/notifications/{notificationId}",
    needs: [notifications.get],
    load: () => import("./open.tsx"),
  },
  settings: {
    path: "/business/settings/notifications",
    menu: ["business", 7],
    needs: [notifications.settings],
    load: () => import("./settings.tsx"),
  },
});
