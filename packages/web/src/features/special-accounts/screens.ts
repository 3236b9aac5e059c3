import { corporateAccounts } from "@patron/contract/routes/corporateAccounts";
import { customerAccounts } from "@patron/contract/routes/customerAccounts";
import { specialAccounts } from "@patron/contract/routes/specialAccounts";
import { defineScreens, pathsOf } from "#kit/screens.ts";

export const screens = defineScreens({
  list: {
    path: "/client-accounts",
    menu: ["business", 90],
    needs: [specialAccounts.list],
    load: () => import("./list.tsx"),
  },
  create: { path: "/client-accounts/create", needs: [specialAccounts.add], load: () => import("./create.tsx") },
  holders: {
    path: "/client-accounts/{accountId}",
    needs: [specialAccounts.customers],
    load: () => import("./holders.tsx"),
  },
  edit: {
    path: "/client-accounts/{accountId}/settings",
    entity: "special_account",
    parent: "list",
    needs: [specialAccounts.get],
    load: () => import("./edit.tsx"),
  },
  account: {
    path: "/customers/{userId}/accounts/{accountId}",
    needs: [customerAccounts.statement],
    load: () => import("./account.tsx"),
  },
  accountSettings: {
    path: "/customers/{userId}/accounts/{accountId}/settings",
    needs: [customerAccounts.get],
    load: () => import("./account-edit.tsx"),
  },
  companyAccount: {
    path: "/corporate-users/{customerId}/accounts/{accountId}",
    needs: [corporateAccounts.statement],
    load: () => import("./company-account.tsx"),
  },
  companyAccountSettings: {
    path: "/corporate-users/{customerId}/accounts/{accountId}/settings",
    needs: [corporateAccounts.get],
    load: () => import("./company-account-edit.tsx"),
  },
});
export const paths = pathsOf(screens);
