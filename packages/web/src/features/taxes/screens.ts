import { taxes } from "@patron/contract/routes/taxes";
import { defineScreens, pathsOf } from "#kit/screens.ts";

export const screens = defineScreens({
  report: { path: "/taxes", menu: ["reports", 15], needs: [taxes.summary], load: () => import("./report.tsx") },
  list: { path: "/loyalties/{loyaltyId}/taxes", needs: [taxes.list], load: () => import("./list.tsx") },
  create: { path: "/loyalties/{loyaltyId}/taxes/create", needs: [taxes.add], load: () => import("./create.tsx") },
  edit: {
    path: "/loyalties/{loyaltyId}/taxes/{taxId}",
    entity: "tax",
    needs: [taxes.get],
    load: () => import("./edit.tsx"),
  },
});
export const paths = pathsOf(screens);
