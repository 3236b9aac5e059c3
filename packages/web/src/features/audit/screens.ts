import { audit } from "@patron/contract/routes/audit";
import { defineScreens } from "#kit/screens.ts";

export const screens = defineScreens({
  list: { path: "/audit", menu: ["reports", 95], needs: [audit.list], load: () => import("./list.tsx") },
});
