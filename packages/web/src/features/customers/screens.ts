import { customers } from "@patron/contract/routes/customers";
import { defineScreens, pathsOf } from "#kit/screens.ts";

export const screens = defineScreens({
  list: {
    path: "/customers/search",
    menu: ["customers", 10],
    needs: [customers.search],
    load: () => import("./list.tsx"),
  },
  create: {
    path: "/customers/create",
    parent: "list",
    menu: ["customers", 20],
    needs: [customers.add],
    load: () => import("./create.tsx"),
  },
  edit: {
    path: "/customers/{userId}",
    entity: "customer",
    parent: "list",
    needs: [customers.get],
    load: () => import("./edit.tsx"),
  },
});
export const paths = pathsOf(screens);
