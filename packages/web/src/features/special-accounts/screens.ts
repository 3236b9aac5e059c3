import { calls } from "@patron/contract/routes";
import { defineScreens, pathsOf } from "#kit/screens.ts";
import { ownedAccountMessages, specialAccountMessages } from "./messages.ts";

export const screens = defineScreens(specialAccountMessages, {
  list: {
    path: "/client-accounts",
    menu: ["business", 90],
    needs: [calls.specialAccounts.list],
    load: () => import("./list.tsx"),
  },
  create: { path: "/client-accounts/create", needs: [calls.specialAccounts.add], load: () => import("./create.tsx") },
  holders: {
    path: "/client-accounts/{accountId}",
    needs: [calls.specialAccounts.customers],
    load: () => import("./holders.tsx"),
  },
  edit: {
    path: "/client-accounts/{accountId}/settings",
    parent: "list",
    needs: [calls.specialAccounts.get],
    load: () => import("./edit.tsx"),
  },
  account: {
    path: "/customers/{userId}/accounts/{accountId}",
    needs: [calls.customerAccounts.statement],
    messages: ownedAccountMessages,
    load: () => import("./account.tsx"),
  },
  accountSettings: {
    path: "/customers/{userId}/accounts/{accountId}/settings",
    needs: [calls.customerAccounts.get],
    messages: ownedAccountMessages,
    load: () => import("./account-edit.tsx"),
  },
  companyAccount: {
    path: "/corporate-users/{customerId}/accounts/{accountId}",
    needs: [calls.corporateAccounts.statement],
    messages: ownedAccountMessages,
    load: () => import("./company-account.tsx"),
  },
  companyAccountSettings: {
    path: "/corporate-users/{customerId}/accounts/{accountId}/settings",
    needs: [calls.corporateAccounts.get],
    messages: ownedAccountMessages,
    load: () => import("./company-account-edit.tsx"),
  },
});
export const paths = pathsOf(screens);
