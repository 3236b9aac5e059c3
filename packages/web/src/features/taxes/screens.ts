import { calls } from "@patron/contract/routes";
import { defineScreens, pathsOf } from "#kit/screens.ts";
import { taxesMessages } from "./messages.ts";

export const screens = defineScreens(taxesMessages, {
  report: { path: "/taxes", menu: ["reports", 15], needs: [calls.taxes.summary], load: () => import("./report.tsx") },
  list: { path: "/loyalties/{loyaltyId}/taxes", needs: [calls.taxes.list], load: () => import("./list.tsx") },
  create: {
    path: "/loyalties/{loyaltyId}/taxes/create",
    needs: [calls.taxes.add],
    load: () => import("./create.tsx"),
  },
  edit: { path: "/loyalties/{loyaltyId}/taxes/{taxId}", needs: [calls.taxes.get], load: () => import("./edit.tsx") },
});
export const paths = pathsOf(screens);
