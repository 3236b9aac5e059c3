import { calls } from "@patron/contract/routes";
import { defineScreens, pathsOf } from "#kit/screens.ts";
import { priceGroupsMessages } from "./messages.ts";

export const screens = defineScreens(priceGroupsMessages, {
  list: {
    path: "/price-groups",
    menu: ["business", 30],
    needs: [calls.priceGroups.list],
    load: () => import("./list.tsx"),
  },
  create: { path: "/price-groups/create", needs: [calls.priceGroups.add], load: () => import("./create.tsx") },
  edit: {
    path: "/price-groups/{loyaltyId}/{priceGroupId}",
    needs: [calls.priceGroups.get],
    load: () => import("./edit.tsx"),
  },
});
export const paths = pathsOf(screens);
