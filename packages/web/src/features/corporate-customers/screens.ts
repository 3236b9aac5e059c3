import { calls } from "@patron/contract/routes";
import { defineScreens, pathsOf } from "#kit/screens.ts";
import { companyMessages } from "./messages.ts";

export const screens = defineScreens({
  list: {
    path: "/corporate-users",
    title: {
      en: "Commercial customers",
      uk: "Корпоративні клієнти",
      ru: "Корпоративные клиенты",
      de: "Firmenkunden",
      fr: "Clients professionnels",
    },
    menu: { group: "corporate", order: 10 },
    needs: [calls.corporateCustomers.list],
    messages: companyMessages,
    load: () => import("./list.tsx"),
  },
  create: {
    path: "/corporate-users/create",
    title: {
      en: "New company",
      uk: "Нова компанія",
      ru: "Новая компания",
      de: "Neue Firma",
      fr: "Nouvelle entreprise",
    },
    parent: "/corporate-users",
    needs: [calls.corporateCustomers.add],
    messages: companyMessages,
    load: () => import("./create.tsx"),
  },
  edit: {
    path: "/corporate-users/{customerId}",
    title: { en: "Company", uk: "Компанія", ru: "Компания", de: "Firma", fr: "Entreprise" },
    parent: "/corporate-users",
    needs: [calls.corporateCustomers.get],
    messages: companyMessages,
    load: () => import("./edit.tsx"),
  },
});
export const paths = pathsOf(screens);
