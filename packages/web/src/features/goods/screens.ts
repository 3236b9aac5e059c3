import { goods } from "@patron/contract/routes/goods";
import { defineScreens, pathsOf } from "#kit/screens.ts";

export const screens = defineScreens({
  categories: {
    path: "/categories",
    menu: ["business", 70],
    needs: [goods.categories],
    load: () => import("./categories.tsx"),
  },
  createCategory: {
    path: "/categories/create",
    needs: [goods.addCategory],
    load: () => import("./category-create.tsx"),
  },
  category: {
    path: "/categories/{categoryId}",
    entity: "goods_category",
    needs: [goods.category],
    load: () => import("./category.tsx"),
  },
  list: {
    path: "/goods-and-services",
    menu: ["business", 80],
    needs: [goods.list],
    load: () => import("./list.tsx"),
  },
  create: { path: "/goods-and-services/create", needs: [goods.add], load: () => import("./create.tsx") },
  edit: {
    path: "/goods-and-services/{goodsId}",
    entity: "goods",
    needs: [goods.get],
    load: () => import("./edit.tsx"),
  },
});
export const paths = pathsOf(screens);
