import { margins } from "@patron/contract/routes/margins";
import { defineScreens } from "#kit/screens.ts";
import { marginsMessages } from "./messages.ts";

export const screens = defineScreens(marginsMessages, {
  goods: { path: "/margins/goods", menu: ["reports", 17], needs: [margins.goods], load: () => import("./goods.tsx") },
});
