import { calls } from "@patron/contract/routes";
import { defineScreens, inLanguages, pathsOf } from "#kit/screens.ts";
import { posMessages } from "./messages.ts";

export const screens = defineScreens(posMessages, {
  list: {
    path: "/pos",
    title: inLanguages("Points of sale", "Точки продажу", "Точки продаж", "Verkaufsstellen", "Points de vente"),
    menu: { group: "business", order: 40 },
    needs: [calls.pos.list],
    load: () => import("./list.tsx"),
  },
  create: {
    path: "/pos/create",
    title: inLanguages(
      "New point of sale",
      "Нова точка продажу",
      "Новая точка продаж",
      "Neue Verkaufsstelle",
      "Nouveau point de vente",
    ),
    needs: [calls.pos.add],
    load: () => import("./create.tsx"),
  },
  edit: {
    path: "/pos/{posId}",
    title: inLanguages("Point of sale", "Точка продажу", "Точка продаж", "Verkaufsstelle", "Point de vente"),
    needs: [calls.pos.get],
    load: () => import("./edit.tsx"),
  },
});
export const paths = pathsOf(screens);
