import {
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  type RouterHistory,
  redirect,
} from "@tanstack/react-router";
import { use } from "react";
import { parseSearch, writeSearch } from "#kit/address/address.ts";
import { chunk } from "#kit/chunk.ts";
import { commonMessages } from "#kit/messages/use-common-messages.ts";
import { preloadMessages } from "#kit/messages.ts";
import { presentSession } from "#kit/session/session.ts";
import { openScreens } from "./open-screens.ts";
import { routeUnder } from "./route-under.ts";
import { ScreenFailure } from "./screen-failure.tsx";
import { SignedOut } from "./signed-out.tsx";

const missing = chunk(() => import("./not-found.tsx"));
/** For signed-in users only: others are redirected to the sign-in from every address and do not load it. */
function NotFound() {
  const { NotFound: Page } = use(missing());
  return <Page />;
}

const root = createRootRoute({
  component: Outlet,
  notFoundComponent: NotFound,
  errorComponent: ScreenFailure,
  // Renders after the messages are loaded, so that no screen flashes in another language.
  loader: () => preloadMessages(commonMessages),
});
const outside = createRoute({ getParentRoute: () => root, id: "outside", component: SignedOut });
const alone = createRoute({ getParentRoute: () => root, id: "alone", component: Outlet });

/** The screens of signed-in users. Signed-out users do not load them. */
const house = chunk(() => import("./inside.tsx"));

const openRoutes = [
  outside.addChildren(openScreens.filter(({ bare }) => !bare).map(routeUnder(outside))),
  alone.addChildren(openScreens.filter(({ bare }) => bare).map(routeUnder(alone))),
];

/** Creates the router of all screens. Search parameters are texts. The routes of signed-in users are added when a user signs in. */
export function makeRouter(history?: RouterHistory) {
  let isOpened = false;
  // Catches every address that is not open until the inner routes are loaded; they then replace it.
  const gate = createRoute({
    getParentRoute: () => root,
    path: "$",
    component: NotFound,
    beforeLoad: async ({ location, preload }) => {
      if (!presentSession()) throw redirect({ to: "/auth", search: { next: location.href } });
      await open();
      if (!preload) throw redirect({ href: location.href, replace: true });
    },
  });
  const router = createRouter({
    routeTree: root.addChildren([...openRoutes, gate]),
    parseSearch,
    stringifySearch: writeSearch,
    defaultPreload: "intent",
    defaultPendingMs: 150,
    scrollRestoration: true,
    ...(history ? { history } : {}),
  });
  async function open() {
    const { insideOf } = await house();
    if (isOpened) return;
    isOpened = true;
    root.addChildren([insideOf(root), ...openRoutes]);
    router.setRoutes(router.buildRouteTree());
  }
  return { router, open };
}
