import { defineScreens } from "#kit/screens.ts";

export const screens = defineScreens({
  unsubscribe: {
    path: "/unsubscribe",
    needs: [],
    open: true,
    load: () => import("./unsubscribe.tsx"),
  },
});
