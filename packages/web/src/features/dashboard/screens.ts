import { dashboard } from "@patron/contract/routes/dashboard";
import { defineScreens } from "#kit/screens.ts";

export const screens = defineScreens({
  dashboard: { path: "/", menu: ["dashboard", 10], needs: [dashboard.get], load: () => import("./dashboard.tsx") },
});
