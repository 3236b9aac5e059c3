import { type AnyRoute, createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { preloadMessages } from "#kit/messages.ts";
import type { Screen } from "#kit/screens.ts";
import { ScreenFailure } from "./screen-failure.tsx";

/** Creates the routes of screens in a layout. */
export function routeUnder(layout: AnyRoute): (screen: Screen) => AnyRoute {
  return (screen) => {
    const { path, load, messages = [] } = screen;
    return createRoute({
      getParentRoute: () => layout,
      path: path.replace(/\{(\w+)\}/g, "$$$1"),
      component: lazyRouteComponent(load),
      errorComponent: ScreenFailure,
      loader: () => Promise.all(messages.map(preloadMessages)),
      staticData: { screen },
    });
  };
}
