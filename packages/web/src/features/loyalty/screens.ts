import { calls } from "@patron/contract/routes";
import { defineScreens, pathsOf } from "#kit/screens.ts";
import { categoryMessages, loyaltyMessages, ruleMessages } from "./messages.ts";

export const screens = defineScreens(loyaltyMessages, {
  list: { path: "/loyalties", menu: ["business", 10], needs: [calls.loyalty.list], load: () => import("./list.tsx") },
  create: { path: "/loyalties/create", needs: [calls.loyalty.add], load: () => import("./create.tsx") },
  edit: { path: "/loyalties/{loyaltyId}", needs: [calls.loyalty.get], load: () => import("./edit.tsx") },
  addRule: {
    path: "/loyalties/{loyaltyId}/rules/create",
    needs: [calls.rules.add],
    messages: ruleMessages,
    load: () => import("./rule-create.tsx"),
  },
  editRule: {
    path: "/loyalties/{loyaltyId}/rules/{ruleId}",
    needs: [calls.rules.get],
    messages: ruleMessages,
    load: () => import("./rule-edit.tsx"),
  },
  addCategory: {
    path: "/loyalties/{loyaltyId}/categories/create",
    needs: [calls.cardCategories.add],
    messages: categoryMessages,
    load: () => import("./category-create.tsx"),
  },
  editCategory: {
    path: "/loyalties/{loyaltyId}/categories/{categoryId}",
    needs: [calls.cardCategories.get],
    messages: categoryMessages,
    load: () => import("./category-edit.tsx"),
  },
});
export const paths = pathsOf(screens);
