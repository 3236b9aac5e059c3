import { calls } from "@patron/contract/routes";
import { defineScreens } from "#kit/screens.ts";
import { dashboardMessages } from "./messages.ts";

export const screens = defineScreens(dashboardMessages, {
  dashboard: {
    path: "/",
    menu: ["dashboard", 10],
    needs: [calls.dashboard.get],
    load: () => import("./dashboard.tsx"),
  },
});
