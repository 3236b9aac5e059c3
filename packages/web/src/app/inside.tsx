import { type AnyRoute, createRoute, lazyRouteComponent, redirect } from "@tanstack/react-router";
import { listMessages } from "#kit/list/messages.ts";
import { loadEveryFailure } from "#kit/messages/use-common-messages.ts";
import { preloadMessages } from "#kit/messages.ts";
import { preloadPreferences } from "#kit/preference.ts";
import { titleMessages } from "#kit/screen/titles.ts";
import { startSession } from "#kit/session/start-session.ts";
import { GroupHome } from "./home.tsx";
import { menuGroups } from "./menu.ts";
import { NotFound } from "./not-found.tsx";
import { routeUnder } from "./route-under.ts";
import { insideScreens } from "./screens.ts";

/** The screens for people who are signed in, with the frame around them: others are led to the sign-in and back again. */
export function insideOf(root: AnyRoute): AnyRoute {
  const inside = createRoute({
    getParentRoute: () => root,
    id: "inside",
    component: lazyRouteComponent(() => import("./shell.tsx"), "Shell"),
    beforeLoad: async ({ location }) => {
      if (!(await startSession())) throw redirect({ to: "/auth", search: { next: location.href } });
    },
    loader: () =>
      Promise.all([
        preloadPreferences(),
        preloadMessages(titleMessages),
        preloadMessages(listMessages),
        loadEveryFailure(),
      ]),
  });
  // The address of a menu group leads to the first of its screens that the reader may open.
  const groups = menuGroups.flatMap(({ code, address }) =>
    address
      ? [createRoute({ getParentRoute: () => inside, path: address, component: () => <GroupHome code={code} /> })]
      : [],
  );
  // Whoever is signed in keeps the menu, wherever a wrong address led.
  const nowhere = createRoute({ getParentRoute: () => inside, path: "$", component: NotFound });
  return inside.addChildren([...insideScreens.map(routeUnder(inside)), ...groups, nowhere]);
}
