import { calls } from "@patron/contract/routes";
import { defineScreens, inLanguages, pathsOf } from "#kit/screens.ts";
import { customerMessages } from "./messages.ts";

export const screens = defineScreens(customerMessages, {
  list: {
    path: "/customers/search",
    title: inLanguages("Customers", "Клієнти", "Клиенты", "Kunden", "Clients"),
    menu: { group: "customers", order: 10 },
    needs: [calls.customers.search],
    load: () => import("./list.tsx"),
  },
  create: {
    path: "/customers/create",
    parent: "list",
    title: inLanguages("New customer", "Новий клієнт", "Новый клиент", "Neuer Kunde", "Nouveau client"),
    menu: { group: "customers", order: 20 },
    needs: [calls.customers.add],
    load: () => import("./create.tsx"),
  },
  edit: {
    path: "/customers/{userId}",
    parent: "list",
    title: inLanguages("Customer", "Клієнт", "Клиент", "Kunde", "Client"),
    needs: [calls.customers.get],
    load: () => import("./edit.tsx"),
  },
});
export const paths = pathsOf(screens);
