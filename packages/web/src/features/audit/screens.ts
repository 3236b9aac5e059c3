import { audit } from "@patron/contract/routes/audit";
import { defineScreens } from "#kit/screens.ts";
import { auditMessages } from "./messages.ts";

export const screens = defineScreens(auditMessages, {
  list: { path: "/audit", menu: ["reports", 95], needs: [audit.list], load: () => import("./list.tsx") },
});
