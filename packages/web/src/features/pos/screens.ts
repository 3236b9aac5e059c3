import { calls } from "@patron/contract/routes";
import { defineScreens, pathsOf } from "#kit/screens.ts";
import { posMessages } from "./messages.ts";

export const screens = defineScreens({
  list: {
    path: "/pos",
    title: {
      en: "Points of sale",
      uk: "Точки продажу",
      ru: "Точки продаж",
      de: "Verkaufsstellen",
      fr: "Points de vente",
    },
    menu: { group: "business", order: 40 },
    needs: [calls.pos.list],
    messages: posMessages,
    load: () => import("./list.tsx"),
  },
  create: {
    path: "/pos/create",
    title: {
      en: "New point of sale",
      uk: "Нова точка продажу",
      ru: "Новая точка продаж",
      de: "Neue Verkaufsstelle",
      fr: "Nouveau point de vente",
    },
    parent: "/pos",
    needs: [calls.pos.add],
    messages: posMessages,
    load: () => import("./create.tsx"),
  },
  edit: {
    path: "/pos/{posId}",
    title: {
      en: "Point of sale",
      uk: "Точка продажу",
      ru: "Точка продаж",
      de: "Verkaufsstelle",
      fr: "Point de vente",
    },
    parent: "/pos",
    needs: [calls.pos.get],
    messages: posMessages,
    load: () => import("./edit.tsx"),
  },
});
export const paths = pathsOf(screens);
