import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
  type RouterHistory,
  redirect,
} from "@tanstack/react-router";
import { parseSearch, writeSearch } from "#kit/address.ts";
import { listMessages } from "#kit/list/messages.ts";
import { preloadMessages } from "#kit/messages.ts";
import { preloadPreferences } from "#kit/preference.ts";
import type { Screen } from "#kit/screens.ts";
import { startSession } from "#kit/start-session.ts";
import { kitWords } from "#kit/words/use-words.ts";
import { GroupHome } from "./home.tsx";
import { menuGroups } from "./menu.ts";
import { NotFound } from "./not-found.tsx";
import { ScreenFailure } from "./screen-failure.tsx";
import { everyScreen } from "./screens.ts";
import { shellMessages } from "./shell-messages.ts";
import { SignedOut } from "./signed-out.tsx";

const root = createRootRoute({
  component: Outlet,
  notFoundComponent: NotFound,
  errorComponent: ScreenFailure,
  // Nothing is drawn before the words are there, so that no screen flashes in another language.
  loader: () => Promise.all([preloadMessages(kitWords), preloadMessages(shellMessages)]),
});

/** Screens for people who are signed in: others are led to the sign-in and back again. */
const inside = createRoute({
  getParentRoute: () => root,
  id: "inside",
  // Whoever is signed out sees no frame, and does not wait for it.
  component: lazyRouteComponent(() => import("./shell.tsx"), "Shell"),
  beforeLoad: async ({ location }) => {
    if (!(await startSession())) throw redirect({ to: "/auth", search: { next: location.href } });
  },
  loader: () => Promise.all([preloadPreferences(), preloadMessages(listMessages)]),
});
const outside = createRoute({ getParentRoute: () => root, id: "outside", component: SignedOut });
const alone = createRoute({ getParentRoute: () => root, id: "alone", component: Outlet });

function routeOf(screen: Screen) {
  const { open, bare, path, load, messages } = screen;
  return createRoute({
    getParentRoute: () => (bare ? alone : open ? outside : inside) as typeof inside, // All are layouts; their difference is no concern of a screen.
    path: path.replace(/\{(\w+)\}/g, "$$$1"),
    component: lazyRouteComponent(load),
    errorComponent: ScreenFailure,
    loader: () => messages && preloadMessages(messages),
    staticData: { screen },
  });
}

declare module "@tanstack/react-router" {
  interface StaticDataRouteOption {
    screen?: Screen;
  }
}

/** The address of a menu group leads to the first of its screens that the reader may open. */
function groupRoutes() {
  return menuGroups.flatMap(({ code, address }) =>
    address
      ? [createRoute({ getParentRoute: () => inside, path: address, component: () => <GroupHome code={code} /> })]
      : [],
  );
}

/** The router over every screen. Search parameters are texts. */
export function makeRouter(history?: RouterHistory) {
  const routes = everyScreen.map(routeOf);
  const some = (wanted: (screen: Screen) => boolean | undefined) =>
    routes.filter((_, place) => everyScreen[place] && wanted(everyScreen[place]));
  return createRouter({
    routeTree: root.addChildren([
      inside.addChildren([...some(({ open }) => !open), ...groupRoutes()]),
      outside.addChildren(some(({ open, bare }) => open && !bare)),
      alone.addChildren(some(({ bare }) => bare)),
    ]),
    parseSearch,
    stringifySearch: writeSearch,
    defaultPreload: "intent",
    defaultPendingMs: 150,
    scrollRestoration: true,
    ...(history ? { history } : {}),
  });
}
