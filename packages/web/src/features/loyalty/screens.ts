import { cardCategories } from "@patron/contract/routes/cardCategories";
import { loyalty } from "@patron/contract/routes/loyalty";
import { messageTemplates } from "@patron/contract/routes/messageTemplates";
import { rules } from "@patron/contract/routes/rules";
import { defineScreens, pathsOf } from "#kit/screens.ts";
import { categoryMessages, loyaltyMessages, ruleMessages, templateMessages } from "./messages.ts";

export const screens = {
  ...defineScreens(loyaltyMessages, {
    list: { path: "/loyalties", menu: ["business", 10], needs: [loyalty.list], load: () => import("./list.tsx") },
    create: { path: "/loyalties/create", needs: [loyalty.add], load: () => import("./create.tsx") },
    edit: { path: "/loyalties/{loyaltyId}", entity: "loyalty", needs: [loyalty.get], load: () => import("./edit.tsx") },
  }),
  ...defineScreens(ruleMessages, {
    addRule: {
      path: "/loyalties/{loyaltyId}/rules/create",
      needs: [rules.add],
      load: () => import("./rule-create.tsx"),
    },
    editRule: {
      path: "/loyalties/{loyaltyId}/rules/{ruleId}",
      entity: "rule",
      needs: [rules.get],
      load: () => import("./rule-edit.tsx"),
    },
  }),
  ...defineScreens(categoryMessages, {
    addCategory: {
      path: "/loyalties/{loyaltyId}/categories/create",
      needs: [cardCategories.add],
      load: () => import("./category-create.tsx"),
    },
    editCategory: {
      path: "/loyalties/{loyaltyId}/categories/{categoryId}",
      entity: "card_category",
      needs: [cardCategories.get],
      load: () => import("./category-edit.tsx"),
    },
  }),
  ...defineScreens(templateMessages, {
    editMessage: {
      path: "/loyalties/{loyaltyId}/messages/{messageCode}",
      needs: [messageTemplates.get],
      load: () => import("./message-edit.tsx"),
    },
  }),
};
export const paths = pathsOf(screens);
