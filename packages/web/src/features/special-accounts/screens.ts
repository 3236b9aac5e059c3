import { calls } from "@patron/contract/routes";
import { defineScreens, pathsOf } from "#kit/screens.ts";
import { ownedAccountMessages, specialAccountMessages } from "./messages.ts";

export const screens = defineScreens({
  list: {
    path: "/client-accounts",
    title: {
      en: "Client accounts",
      uk: "Рахунки клієнтів",
      ru: "Счета клиентов",
      de: "Kundenkonten",
      fr: "Comptes clients",
    },
    menu: { group: "business", order: 90 },
    needs: [calls.specialAccounts.list],
    messages: specialAccountMessages,
    load: () => import("./list.tsx"),
  },
  create: {
    path: "/client-accounts/create",
    title: {
      en: "New client account",
      uk: "Новий рахунок клієнтів",
      ru: "Новый счёт клиентов",
      de: "Neues Kundenkonto",
      fr: "Nouveau compte client",
    },
    parent: "/client-accounts",
    needs: [calls.specialAccounts.add],
    messages: specialAccountMessages,
    load: () => import("./create.tsx"),
  },
  holders: {
    path: "/client-accounts/{accountId}",
    title: {
      en: "Client account",
      uk: "Рахунок клієнтів",
      ru: "Счёт клиентов",
      de: "Kundenkonto",
      fr: "Compte client",
    },
    parent: "/client-accounts",
    needs: [calls.specialAccounts.customers],
    messages: specialAccountMessages,
    load: () => import("./holders.tsx"),
  },
  edit: {
    path: "/client-accounts/{accountId}/settings",
    title: {
      en: "Client account: settings",
      uk: "Рахунок клієнтів: налаштування",
      ru: "Счёт клиентов: настройки",
      de: "Kundenkonto: Einstellungen",
      fr: "Compte client : paramètres",
    },
    parent: "/client-accounts",
    needs: [calls.specialAccounts.get],
    messages: specialAccountMessages,
    load: () => import("./edit.tsx"),
  },
  account: {
    path: "/customers/{userId}/accounts/{accountId}",
    title: {
      en: "Customer’s account",
      uk: "Рахунок клієнта",
      ru: "Счёт клиента",
      de: "Konto des Kunden",
      fr: "Compte du client",
    },
    parent: "/customers/search",
    needs: [calls.customerAccounts.statement],
    messages: ownedAccountMessages,
    load: () => import("./account.tsx"),
  },
  accountSettings: {
    path: "/customers/{userId}/accounts/{accountId}/settings",
    title: {
      en: "Customer’s account: settings",
      uk: "Рахунок клієнта: налаштування",
      ru: "Счёт клиента: настройки",
      de: "Konto des Kunden: Einstellungen",
      fr: "Compte du client : paramètres",
    },
    parent: "/customers/search",
    needs: [calls.customerAccounts.get],
    messages: ownedAccountMessages,
    load: () => import("./account-edit.tsx"),
  },
  companyAccount: {
    path: "/corporate-users/{customerId}/accounts/{accountId}",
    title: {
      en: "Company’s account",
      uk: "Рахунок компанії",
      ru: "Счёт компании",
      de: "Konto der Firma",
      fr: "Compte de l’entreprise",
    },
    parent: "/corporate-users",
    needs: [calls.corporateAccounts.statement],
    messages: ownedAccountMessages,
    load: () => import("./company-account.tsx"),
  },
  companyAccountSettings: {
    path: "/corporate-users/{customerId}/accounts/{accountId}/settings",
    title: {
      en: "Company’s account: settings",
      uk: "Рахунок компанії: налаштування",
      ru: "Счёт компании: настройки",
      de: "Konto der Firma: Einstellungen",
      fr: "Compte de l’entreprise : paramètres",
    },
    parent: "/corporate-users",
    needs: [calls.corporateAccounts.get],
    messages: ownedAccountMessages,
    load: () => import("./company-account-edit.tsx"),
  },
});
export const paths = pathsOf(screens);
