import { calls } from "@patron/contract/routes";
import { defineScreens, inLanguages, pathsOf } from "#kit/screens.ts";
import { goodsMessages } from "./messages.ts";

export const screens = defineScreens(goodsMessages, {
  categories: {
    path: "/categories",
    title: inLanguages("Categories", "Категорії", "Категории", "Kategorien", "Catégories"),
    menu: { group: "business", order: 70 },
    needs: [calls.goods.categories],
    load: () => import("./categories.tsx"),
  },
  createCategory: {
    path: "/categories/create",
    title: inLanguages("New category", "Нова категорія", "Новая категория", "Neue Kategorie", "Nouvelle catégorie"),
    needs: [calls.goods.addCategory],
    load: () => import("./category-create.tsx"),
  },
  category: {
    path: "/categories/{categoryId}",
    title: inLanguages("Category", "Категорія", "Категория", "Kategorie", "Catégorie"),
    needs: [calls.goods.category],
    load: () => import("./category.tsx"),
  },
  list: {
    path: "/goods-and-services",
    title: inLanguages(
      "Goods and services",
      "Товари й послуги",
      "Товары и услуги",
      "Waren und Dienste",
      "Biens et services",
    ),
    menu: { group: "business", order: 80 },
    needs: [calls.goods.inBusiness],
    load: () => import("./list.tsx"),
  },
  create: {
    path: "/goods-and-services/create",
    title: inLanguages("New item", "Новий товар", "Новый товар", "Neuer Artikel", "Nouvel article"),
    needs: [calls.goods.add],
    load: () => import("./create.tsx"),
  },
  edit: {
    path: "/goods-and-services/{goodsId}",
    title: inLanguages("Item", "Товар", "Товар", "Artikel", "Article"),
    needs: [calls.goods.get],
    load: () => import("./edit.tsx"),
  },
});
export const paths = pathsOf(screens);
