import { margins } from "@patron/contract/routes/margins";
import { defineScreens } from "#kit/screens.ts";

export const screens = defineScreens({
  goods: { path: "/margins/goods", menu: ["reports", 17], needs: [margins.goods], load: () => import("./goods.tsx") },
});
