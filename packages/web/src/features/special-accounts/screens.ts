import { calls } from "@patron/contract/routes";
import { defineScreens, inLanguages, pathsOf } from "#kit/screens.ts";
import { ownedAccountMessages, specialAccountMessages } from "./messages.ts";

export const screens = defineScreens(specialAccountMessages, {
  list: {
    path: "/client-accounts",
    title: inLanguages("Client accounts", "Рахунки клієнтів", "Счета клиентов", "Kundenkonten", "Comptes clients"),
    menu: { group: "business", order: 90 },
    needs: [calls.specialAccounts.list],
    load: () => import("./list.tsx"),
  },
  create: {
    path: "/client-accounts/create",
    title: inLanguages(
      "New client account",
      "Новий рахунок клієнтів",
      "Новый счёт клиентов",
      "Neues Kundenkonto",
      "Nouveau compte client",
    ),
    needs: [calls.specialAccounts.add],
    load: () => import("./create.tsx"),
  },
  holders: {
    path: "/client-accounts/{accountId}",
    title: inLanguages("Client account", "Рахунок клієнтів", "Счёт клиентов", "Kundenkonto", "Compte client"),
    needs: [calls.specialAccounts.customers],
    load: () => import("./holders.tsx"),
  },
  edit: {
    path: "/client-accounts/{accountId}/settings",
    parent: "list",
    title: inLanguages(
      "Client account: settings",
      "Рахунок клієнтів: налаштування",
      "Счёт клиентов: настройки",
      "Kundenkonto: Einstellungen",
      "Compte client : paramètres",
    ),
    needs: [calls.specialAccounts.get],
    load: () => import("./edit.tsx"),
  },
  account: {
    path: "/customers/{userId}/accounts/{accountId}",
    title: inLanguages("Customer’s account", "Рахунок клієнта", "Счёт клиента", "Konto des Kunden", "Compte du client"),
    needs: [calls.customerAccounts.statement],
    messages: ownedAccountMessages,
    load: () => import("./account.tsx"),
  },
  accountSettings: {
    path: "/customers/{userId}/accounts/{accountId}/settings",
    title: inLanguages(
      "Customer’s account: settings",
      "Рахунок клієнта: налаштування",
      "Счёт клиента: настройки",
      "Konto des Kunden: Einstellungen",
      "Compte du client : paramètres",
    ),
    needs: [calls.customerAccounts.get],
    messages: ownedAccountMessages,
    load: () => import("./account-edit.tsx"),
  },
  companyAccount: {
    path: "/corporate-users/{customerId}/accounts/{accountId}",
    title: inLanguages(
      "Company’s account",
      "Рахунок компанії",
      "Счёт компании",
      "Konto der Firma",
      "Compte de l’entreprise",
    ),
    needs: [calls.corporateAccounts.statement],
    messages: ownedAccountMessages,
    load: () => import("./company-account.tsx"),
  },
  companyAccountSettings: {
    path: "/corporate-users/{customerId}/accounts/{accountId}/settings",
    title: inLanguages(
      "Company’s account: settings",
      "Рахунок компанії: налаштування",
      "Счёт компании: настройки",
      "Konto der Firma: Einstellungen",
      "Compte de l’entreprise : paramètres",
    ),
    needs: [calls.corporateAccounts.get],
    messages: ownedAccountMessages,
    load: () => import("./company-account-edit.tsx"),
  },
});
export const paths = pathsOf(screens);
