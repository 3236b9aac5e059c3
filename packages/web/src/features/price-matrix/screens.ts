import { priceMatrix } from "@patron/contract/routes/priceMatrix";
import { defineScreens, pathsOf } from "#kit/screens.ts";

export const screens = defineScreens({
  matrix: {
    path: "/price-groups/matrix",
    needs: [priceMatrix.axes, priceMatrix.masterPrices, priceMatrix.preview],
    load: () => import("./matrix.tsx"),
  },
  changes: { path: "/price-groups/changes", needs: [priceMatrix.changes], load: () => import("./changes.tsx") },
});
export const paths = pathsOf(screens);
