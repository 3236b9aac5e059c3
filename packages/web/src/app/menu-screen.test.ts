import { expect, test } from "vitest";
import { defineScreens } from "#kit/screens.ts";
import { menuScreenOf } from "./menu-screen.ts";

const of = { needs: [], load: () => Promise.resolve({ default: () => null }) };
const customers = defineScreens({
  list: { path: "/customers/search", menu: ["customers", 10], ...of },
  create: { path: "/customers/create", menu: ["customers", 20], parent: "list", ...of },
  edit: { path: "/customers/{userId}", parent: "list", ...of },
});
const accounts = defineScreens({
  account: { path: "/customers/{userId}/accounts/{accountId}", ...of },
  settings: { path: "/customers/{userId}/accounts/{accountId}/settings", ...of },
  profile: { path: "/profile", ...of },
});
const screens = [...Object.values(customers), ...Object.values(accounts)];

test("a screen belongs to the menu entry above it, also in another feature, unless it is in the menu itself", () => {
  const { list, create, edit } = customers;
  const { account, settings, profile } = accounts;
  const entries = [list, create, edit, account, settings, profile].map((screen) => menuScreenOf(screen, screens));
  expect(entries).toEqual([list, create, list, list, list, undefined]);
});
