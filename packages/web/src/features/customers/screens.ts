import { calls } from "@patron/contract/routes";
import { defineScreens, pathsOf } from "#kit/screens.ts";
import { customerMessages } from "./messages.ts";

export const screens = defineScreens({
  list: {
    path: "/customers/search",
    title: {
      en: "Customers",
      uk: "Клієнти",
      ru: "Клиенты",
      de: "Kunden",
      fr: "Clients",
    },
    menu: { group: "customers", order: 10 },
    needs: [calls.customers.search],
    messages: customerMessages,
    load: () => import("./list.tsx"),
  },
  create: {
    path: "/customers/create",
    title: {
      en: "New customer",
      uk: "Новий клієнт",
      ru: "Новый клиент",
      de: "Neuer Kunde",
      fr: "Nouveau client",
    },
    menu: { group: "customers", order: 20 },
    parent: "/customers/search",
    needs: [calls.customers.add],
    messages: customerMessages,
    load: () => import("./create.tsx"),
  },
  edit: {
    path: "/customers/{userId}",
    title: { en: "Customer", uk: "Клієнт", ru: "Клиент", de: "Kunde", fr: "Client" },
    parent: "/customers/search",
    needs: [calls.customers.get],
    messages: customerMessages,
    load: () => import("./edit.tsx"),
  },
});
export const paths = pathsOf(screens);
