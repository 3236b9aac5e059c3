import { calls } from "@patron/contract/routes";
import { defineScreens, inLanguages, pathsOf } from "#kit/screens.ts";
import { companyMessages } from "./messages.ts";

export const screens = defineScreens(companyMessages, {
  list: {
    path: "/corporate-users",
    title: inLanguages(
      "Commercial customers",
      "Корпоративні клієнти",
      "Корпоративные клиенты",
      "Firmenkunden",
      "Clients professionnels",
    ),
    menu: { group: "corporate", order: 10 },
    needs: [calls.corporateCustomers.list],
    load: () => import("./list.tsx"),
  },
  create: {
    path: "/corporate-users/create",
    title: inLanguages("New company", "Нова компанія", "Новая компания", "Neue Firma", "Nouvelle entreprise"),
    needs: [calls.corporateCustomers.add],
    load: () => import("./create.tsx"),
  },
  edit: {
    path: "/corporate-users/{customerId}",
    title: inLanguages("Company", "Компанія", "Компания", "Firma", "Entreprise"),
    needs: [calls.corporateCustomers.get],
    load: () => import("./edit.tsx"),
  },
});
export const paths = pathsOf(screens);
