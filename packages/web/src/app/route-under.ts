import { type AnyRoute, createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { preloadMessages } from "#kit/messages.ts";
import type { Screen } from "#kit/screens.ts";
import { ScreenFailure } from "./screen-failure.tsx";

/** The address that the page was loaded from, without a slash at its end, which screens do not have. */
const loadedFrom = globalThis.location?.pathname.replace(/\/$/, "");

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
        return ownPage && !preload && loadedFrom !== path ? loadPage(location.href) : undefined;
      },
      loader: () => Promise.all(messages.map(preloadMessages)),
      staticData: { screen },
    });
  };
}

/**
 * Loads the page of an address, and never settles, because nothing is shown before. The router has gone there by then, and going to the same address
 * again would load nothing if something follows a #.
 */
function loadPage(href: string): Promise<never> {
  const { location } = globalThis;
  if (new URL(href, location.href).href === location.href) location.reload();
  else location.assign(href);
  return new Promise(() => {});
}
