import { calls } from "@patron/contract/routes";
import { defineScreens, pathsOf } from "#kit/screens.ts";
import { newsMessages } from "./messages.ts";

export const screens = defineScreens({
  list: {
    path: "/news",
    title: { en: "News", uk: "Новини", ru: "Новости", de: "Neuigkeiten", fr: "Actualités" },
    menu: { group: "customers", order: 60 },
    needs: [calls.news.list],
    messages: newsMessages,
    load: () => import("./list.tsx"),
  },
  create: {
    path: "/news/create",
    title: {
      en: "Add news",
      uk: "Нова новина",
      ru: "Новая новость",
      de: "Neuigkeit hinzufügen",
      fr: "Nouvelle actualité",
    },
    parent: "/news",
    needs: [calls.news.add],
    messages: newsMessages,
    load: () => import("./create.tsx"),
  },
  edit: {
    path: "/news/{newsId}",
    title: { en: "News", uk: "Новина", ru: "Новость", de: "Neuigkeit", fr: "Actualité" },
    parent: "/news",
    needs: [calls.news.get],
    messages: newsMessages,
    load: () => import("./edit.tsx"),
  },
});
export const paths = pathsOf(screens);
