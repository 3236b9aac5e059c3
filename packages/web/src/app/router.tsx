import {
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  type RouterHistory,
  redirect,
} from "@tanstack/react-router";
import { use } from "react";
import { parseSearch, writeSearch } from "#kit/address.ts";
import { chunk } from "#kit/chunk.ts";
import { commonMessages } from "#kit/messages/use-common-messages.ts";
import { preloadMessages } from "#kit/messages.ts";
import { presentSession } from "#kit/session/session.ts";
import { openScreens } from "./open-screens.ts";
import { routeUnder } from "./route-under.ts";
import { ScreenFailure } from "./screen-failure.tsx";
import { shellMessages } from "./shell-messages.ts";
import { SignedOut } from "./signed-out.tsx";

const missing = chunk(() => import("./not-found.tsx"));
/** Shown to those who have entered: whoever has not is asked to sign in, wherever they come to, and need not load it. */
function NotFound() {
  const { NotFound: Page } = use(missing());
  return <Page />;
}

const root = createRootRoute({
  component: Outlet,
  notFoundComponent: NotFound,
  errorComponent: ScreenFailure,
  // Nothing is drawn before the words are there, so that no screen flashes in another language.
  loader: () => Promise.all([preloadMessages(commonMessages), preloadMessages(shellMessages)]),
});
const outside = createRoute({ getParentRoute: () => root, id: "outside", component: SignedOut });
const alone = createRoute({ getParentRoute: () => root, id: "alone", component: Outlet });

/** Everything for people who are signed in. Others neither wait for it nor load it. */
const house = chunk(() => import("./inside.tsx"));

const openRoutes = [
  outside.addChildren(openScreens.filter(({ bare }) => !bare).map(routeUnder(outside))),
  alone.addChildren(openScreens.filter(({ bare }) => bare).map(routeUnder(alone))),
];

/** The router over every screen. Search parameters are texts. Screens for people who are signed in join it when somebody is. */
export function makeRouter(history?: RouterHistory) {
  let isOpened = false;
  // Every address that is not open leads here until the house is opened; it then takes them all, and this goes.
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
