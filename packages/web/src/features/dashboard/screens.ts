import { dashboard } from "@patron/contract/routes/dashboard";
import { defineScreens } from "#kit/screens.ts";
import { dashboardMessages } from "./messages.ts";

export const screens = defineScreens(dashboardMessages, {
  dashboard: { path: "/", menu: ["dashboard", 10], needs: [dashboard.get], load: () => import("./dashboard.tsx") },
});
