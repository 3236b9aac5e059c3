import { calls } from "@patron/contract/routes";
import { defineScreens, pathsOf } from "#kit/screens.ts";
import { goodsMessages } from "./messages.ts";

export const screens = defineScreens({
  categories: {
    path: "/categories",
    title: { en: "Categories", uk: "Категорії", ru: "Категории", de: "Kategorien", fr: "Catégories" },
    menu: { group: "business", order: 70 },
    needs: [calls.goods.categories],
    messages: goodsMessages,
    load: () => import("./categories.tsx"),
  },
  createCategory: {
    path: "/categories/create",
    title: {
      en: "New category",
      uk: "Нова категорія",
      ru: "Новая категория",
      de: "Neue Kategorie",
      fr: "Nouvelle catégorie",
    },
    parent: "/categories",
    needs: [calls.goods.addCategory],
    messages: goodsMessages,
    load: () => import("./category-create.tsx"),
  },
  category: {
    path: "/categories/{categoryId}",
    title: { en: "Category", uk: "Категорія", ru: "Категория", de: "Kategorie", fr: "Catégorie" },
    parent: "/categories",
    needs: [calls.goods.category],
    messages: goodsMessages,
    load: () => import("./category.tsx"),
  },
  list: {
    path: "/goods-and-services",
    title: {
      en: "Goods and services",
      uk: "Товари й послуги",
      ru: "Товары и услуги",
      de: "Waren und Dienste",
      fr: "Biens et services",
    },
    menu: { group: "business", order: 80 },
    needs: [calls.goods.inBusiness],
    messages: goodsMessages,
    load: () => import("./list.tsx"),
  },
  create: {
    path: "/goods-and-services/create",
    title: { en: "New item", uk: "Новий товар", ru: "Новый товар", de: "Neuer Artikel", fr: "Nouvel article" },
    parent: "/goods-and-services",
    needs: [calls.goods.add],
    messages: goodsMessages,
    load: () => import("./create.tsx"),
  },
  edit: {
    path: "/goods-and-services/{goodsId}",
    title: { en: "Item", uk: "Товар", ru: "Товар", de: "Artikel", fr: "Article" },
    parent: "/goods-and-services",
    needs: [calls.goods.get],
    messages: goodsMessages,
    load: () => import("./edit.tsx"),
  },
});
export const paths = pathsOf(screens);
