import { calls } from "@patron/contract/routes";
import { defineScreens, inLanguages, pathsOf } from "#kit/screens.ts";
import { priceGroupsMessages } from "./messages.ts";

export const screens = defineScreens(priceGroupsMessages, {
  list: {
    path: "/price-groups",
    title: inLanguages("Price groups", "Групи цін", "Группы цен", "Preisgruppen", "Groupes de prix"),
    menu: { group: "business", order: 30 },
    needs: [calls.priceGroups.list],
    load: () => import("./list.tsx"),
  },
  create: {
    path: "/price-groups/create",
    title: inLanguages(
      "New price group",
      "Нова група цін",
      "Новая группа цен",
      "Neue Preisgruppe",
      "Nouveau groupe de prix",
    ),
    needs: [calls.priceGroups.add],
    load: () => import("./create.tsx"),
  },
  edit: {
    path: "/price-groups/{loyaltyId}/{priceGroupId}",
    title: inLanguages("Price group", "Група цін", "Группа цен", "Preisgruppe", "Groupe de prix"),
    needs: [calls.priceGroups.get],
    load: () => import("./edit.tsx"),
  },
});
export const paths = pathsOf(screens);
