import { calls } from "@patron/contract/routes";
import { defineScreens, pathsOf } from "#kit/screens.ts";
import { priceGroupsMessages } from "./messages.ts";

export const screens = defineScreens({
  list: {
    path: "/price-groups",
    title: { en: "Price groups", uk: "Групи цін", ru: "Группы цен", de: "Preisgruppen", fr: "Groupes de prix" },
    menu: { group: "business", order: 30 },
    needs: [calls.priceGroups.list],
    messages: priceGroupsMessages,
    load: () => import("./list.tsx"),
  },
  create: {
    path: "/price-groups/create",
    title: {
      en: "New price group",
      uk: "Нова група цін",
      ru: "Новая группа цен",
      de: "Neue Preisgruppe",
      fr: "Nouveau groupe de prix",
    },
    parent: "/price-groups",
    needs: [calls.priceGroups.add],
    messages: priceGroupsMessages,
    load: () => import("./create.tsx"),
  },
  edit: {
    path: "/price-groups/{loyaltyId}/{priceGroupId}",
    title: { en: "Price group", uk: "Група цін", ru: "Группа цен", de: "Preisgruppe", fr: "Groupe de prix" },
    parent: "/price-groups",
    needs: [calls.priceGroups.get],
    messages: priceGroupsMessages,
    load: () => import("./edit.tsx"),
  },
});
export const paths = pathsOf(screens);
