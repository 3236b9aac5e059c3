import { calls } from "@patron/contract/routes";
import { defineScreens, inLanguages, pathsOf } from "#kit/screens.ts";
import { newsMessages } from "./messages.ts";

export const screens = defineScreens(newsMessages, {
  list: {
    path: "/news",
    title: inLanguages("News", "Новини", "Новости", "Neuigkeiten", "Actualités"),
    menu: { group: "customers", order: 60 },
    needs: [calls.news.list],
    load: () => import("./list.tsx"),
  },
  create: {
    path: "/news/create",
    title: inLanguages("Add news", "Нова новина", "Новая новость", "Neuigkeit hinzufügen", "Nouvelle actualité"),
    needs: [calls.news.add],
    load: () => import("./create.tsx"),
  },
  edit: {
    path: "/news/{newsId}",
    title: inLanguages("News", "Новина", "Новость", "Neuigkeit", "Actualité"),
    needs: [calls.news.get],
    load: () => import("./edit.tsx"),
  },
});
export const paths = pathsOf(screens);
