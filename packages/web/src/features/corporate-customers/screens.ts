import { corporateCustomers } from "@patron/contract/routes/corporateCustomers";
import { defineScreens, pathsOf } from "#kit/screens.ts";

export const screens = defineScreens({
  list: {
    path: "/corporate-users",
    menu: ["corporate", 10],
    needs: [corporateCustomers.list],
    load: () => import("./list.tsx"),
  },
  create: { path: "/corporate-users/create", needs: [corporateCustomers.add], load: () => import("./create.tsx") },
  edit: {
    path: "/corporate-users/{customerId}",
    entity: "corporate_customer",
    needs: [corporateCustomers.get],
    load: () => import("./edit.tsx"),
  },
});
export const paths = pathsOf(screens);
