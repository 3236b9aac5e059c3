import { type AnyRoute, createRoute, lazyRouteComponent, redirect } from "@tanstack/react-router";
import { preloadMessages } from "#kit/messages.ts";
import type { Screen } from "#kit/screens.ts";
import { ScreenFailure } from "./screen-failure.tsx";

/** The address that the page was loaded from. */
const loadedFrom = globalThis.location?.pathname;

/** Creates the routes of screens in a layout. */
export function routeUnder(layout: AnyRoute): (screen: Screen) => AnyRoute {
  return (screen) => {
    const { path, load, messages = [], ownPage = false } = screen;
    return createRoute({
      getParentRoute: () => layout,
      path: path.replace(/\{(\w+)\}/g, "$$$1"),
      component: lazyRouteComponent(load),
      errorComponent: ScreenFailure,
      beforeLoad({ location, preload }) {
        // A page keeps what the server has allowed it.
        if (ownPage && !preload && loadedFrom !== path) throw redirect({ href: location.href, reloadDocument: true });
      },
      loader: () => Promise.all(messages.map(preloadMessages)),
      staticData: { screen },
    });
  };
}
