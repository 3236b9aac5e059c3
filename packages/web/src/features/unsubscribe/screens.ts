import { defineScreens } from "#kit/screens.ts";
import { unsubscribeMessages } from "./messages.ts";

export const screens = defineScreens(unsubscribeMessages, {
  unsubscribe: {
    path: "/unsubscribe",
    needs: [],
    open: true,
    load: () => import("./unsubscribe.tsx"),
  },
});
