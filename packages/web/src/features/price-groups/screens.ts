import { priceGroups } from "@patron/contract/routes/priceGroups";
import { defineScreens, pathsOf } from "#kit/screens.ts";

export const screens = defineScreens({
  list: { path: "/price-groups", menu: ["business", 30], needs: [priceGroups.list], load: () => import("./list.tsx") },
  create: { path: "/price-groups/create", needs: [priceGroups.add], load: () => import("./create.tsx") },
  edit: {
    path: "/price-groups/{loyaltyId}/{priceGroupId}",
    entity: "price_group",
    needs: [priceGroups.get],
    load: () => import("./edit.tsx"),
  },
});
export const paths = pathsOf(screens);
