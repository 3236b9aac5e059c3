import { goodsImports } from "@patron/contract/routes/goodsImports";
import { defineScreens, pathsOf } from "#kit/screens.ts";

export const screens = defineScreens({
  import: {
    path: "/goods-and-services/import",
    needs: [goodsImports.columns, goodsImports.preview, goodsImports.add],
    load: () => import("./import.tsx"),
  },
  imports: { path: "/goods-and-services/imports", needs: [goodsImports.list], load: () => import("./imports.tsx") },
});
export const paths = pathsOf(screens);
