import { offline } from "@patron/contract/routes/offline";
import { defineScreens, pathsOf } from "#kit/screens.ts";

export const screens = defineScreens({
  list: { path: "/offline-sales", menu: ["reports", 13], needs: [offline.list], load: () => import("./list.tsx") },
  show: {
    path: "/offline-sales/{offlineSaleId}",
    entity: "offline_sale",
    needs: [offline.get],
    load: () => import("./show.tsx"),
  },
});
export const paths = pathsOf(screens);
