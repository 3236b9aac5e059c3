import { taxes } from "@patron/contract/routes/taxes";
import { defineScreens, pathsOf } from "#kit/screens.ts";
import { taxesMessages } from "./messages.ts";

export const screens = defineScreens(taxesMessages, {
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
