import { calls } from "@patron/contract/routes";
import { defineScreens, pathsOf } from "#kit/screens.ts";
import { categoryMessages, loyaltyMessages, ruleMessages } from "./messages.ts";

export const screens = defineScreens({
  list: {
    path: "/loyalties",
    title: {
      en: "Loyalty programmes",
      uk: "Програми лояльності",
      ru: "Программы лояльности",
      de: "Treueprogramme",
      fr: "Programmes de fidélité",
    },
    menu: { group: "business", order: 10 },
    needs: [calls.loyalty.list],
    messages: loyaltyMessages,
    load: () => import("./list.tsx"),
  },
  create: {
    path: "/loyalties/create",
    title: {
      en: "New loyalty programme",
      uk: "Нова програма лояльності",
      ru: "Новая программа лояльности",
      de: "Neues Treueprogramm",
      fr: "Nouveau programme de fidélité",
    },
    parent: "/loyalties",
    needs: [calls.loyalty.add],
    messages: loyaltyMessages,
    load: () => import("./create.tsx"),
  },
  edit: {
    path: "/loyalties/{loyaltyId}",
    title: {
      en: "Loyalty programme",
      uk: "Програма лояльності",
      ru: "Программа лояльности",
      de: "Treueprogramm",
      fr: "Programme de fidélité",
    },
    parent: "/loyalties",
    needs: [calls.loyalty.get],
    messages: loyaltyMessages,
    load: () => import("./edit.tsx"),
  },
  addRule: {
    path: "/loyalties/{loyaltyId}/rules/create",
    title: { en: "New rule", uk: "Нове правило", ru: "Новое правило", de: "Neue Regel", fr: "Nouvelle règle" },
    parent: "/loyalties",
    needs: [calls.rules.add],
    messages: ruleMessages,
    load: () => import("./rule-create.tsx"),
  },
  editRule: {
    path: "/loyalties/{loyaltyId}/rules/{ruleId}",
    title: { en: "Rule", uk: "Правило", ru: "Правило", de: "Regel", fr: "Règle" },
    parent: "/loyalties",
    needs: [calls.rules.get],
    messages: ruleMessages,
    load: () => import("./rule-edit.tsx"),
  },
  addCategory: {
    path: "/loyalties/{loyaltyId}/categories/create",
    title: {
      en: "New customer category",
      uk: "Нова категорія клієнтів",
      ru: "Новая категория клиентов",
      de: "Neue Kundenkategorie",
      fr: "Nouvelle catégorie de clients",
    },
    parent: "/loyalties",
    needs: [calls.cardCategories.add],
    messages: categoryMessages,
    load: () => import("./category-create.tsx"),
  },
  editCategory: {
    path: "/loyalties/{loyaltyId}/categories/{categoryId}",
    title: {
      en: "Customer category",
      uk: "Категорія клієнтів",
      ru: "Категория клиентов",
      de: "Kundenkategorie",
      fr: "Catégorie de clients",
    },
    parent: "/loyalties",
    needs: [calls.cardCategories.get],
    messages: categoryMessages,
    load: () => import("./category-edit.tsx"),
  },
});
export const paths = pathsOf(screens);
