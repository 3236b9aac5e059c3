import { additionalCosts } from "@patron/contract/routes/additionalCosts";
import { defineScreens, pathsOf } from "#kit/screens.ts";

const list = "/loyalties/{loyaltyId}/additional-costs";

export const screens = defineScreens({
  report: {
    path: "/margins",
    menu: ["reports", 16],
    needs: [additionalCosts.summary],
    load: () => import("./report.tsx"),
  },
  list: { path: list, needs: [additionalCosts.list], load: () => import("./list.tsx") },
  create: { path: `${list}/create`, needs: [additionalCosts.add], load: () => import("./create.tsx") },
  edit: {
    path: `${list}/{additionalCostId}`,
    entity: "additional_cost",
    needs: [additionalCosts.get],
    load: () => import("./edit.tsx"),
  },
});
export const paths = pathsOf(screens);
