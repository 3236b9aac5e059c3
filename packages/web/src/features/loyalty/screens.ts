import { calls } from "@patron/contract/routes";
import { defineScreens, inLanguages, pathsOf } from "#kit/screens.ts";
import { categoryMessages, loyaltyMessages, ruleMessages } from "./messages.ts";

export const screens = defineScreens(loyaltyMessages, {
  list: {
    path: "/loyalties",
    title: inLanguages(
      "Loyalty programmes",
      "Програми лояльності",
      "Программы лояльности",
      "Treueprogramme",
      "Programmes de fidélité",
    ),
    menu: { group: "business", order: 10 },
    needs: [calls.loyalty.list],
    load: () => import("./list.tsx"),
  },
  create: {
    path: "/loyalties/create",
    title: inLanguages(
      "New loyalty programme",
      "Нова програма лояльності",
      "Новая программа лояльности",
      "Neues Treueprogramm",
      "Nouveau programme de fidélité",
    ),
    needs: [calls.loyalty.add],
    load: () => import("./create.tsx"),
  },
  edit: {
    path: "/loyalties/{loyaltyId}",
    title: inLanguages(
      "Loyalty programme",
      "Програма лояльності",
      "Программа лояльности",
      "Treueprogramm",
      "Programme de fidélité",
    ),
    needs: [calls.loyalty.get],
    load: () => import("./edit.tsx"),
  },
  addRule: {
    path: "/loyalties/{loyaltyId}/rules/create",
    title: inLanguages("New rule", "Нове правило", "Новое правило", "Neue Regel", "Nouvelle règle"),
    needs: [calls.rules.add],
    messages: ruleMessages,
    load: () => import("./rule-create.tsx"),
  },
  editRule: {
    path: "/loyalties/{loyaltyId}/rules/{ruleId}",
    title: inLanguages("Rule", "Правило", "Правило", "Regel", "Règle"),
    needs: [calls.rules.get],
    messages: ruleMessages,
    load: () => import("./rule-edit.tsx"),
  },
  addCategory: {
    path: "/loyalties/{loyaltyId}/categories/create",
    title: inLanguages(
      "New customer category",
      "Нова категорія клієнтів",
      "Новая категория клиентов",
      "Neue Kundenkategorie",
      "Nouvelle catégorie de clients",
    ),
    needs: [calls.cardCategories.add],
    messages: categoryMessages,
    load: () => import("./category-create.tsx"),
  },
  editCategory: {
    path: "/loyalties/{loyaltyId}/categories/{categoryId}",
    title: inLanguages(
      "Customer category",
      "Категорія клієнтів",
      "Категория клиентов",
      "Kundenkategorie",
      "Catégorie de clients",
    ),
    needs: [calls.cardCategories.get],
    messages: categoryMessages,
    load: () => import("./category-edit.tsx"),
  },
});
export const paths = pathsOf(screens);
