import { type AnyRoute, createRoute, lazyRouteComponent, redirect } from "@tanstack/react-router";
import { formMessages } from "#kit/form/messages.ts";
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
import { shellMessages } from "./shell-messages.ts";

/** Creates the routes of signed-in users, with the frame around them: others are redirected to the sign-in and back. */
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
        preloadMessages(shellMessages),
        preloadMessages(titleMessages),
        preloadMessages(formMessages),
        preloadMessages(listMessages),
        loadEveryFailure(),
      ]),
  });
  // The address of a menu group leads to its first screen that the user may open.
  const groups = menuGroups.flatMap(({ code, address }) =>
    address
      ? [createRoute({ getParentRoute: () => inside, path: address, component: () => <GroupHome code={code} /> })]
      : [],
  );
  // A signed-in user keeps the menu at an unknown address.
  const nowhere = createRoute({ getParentRoute: () => inside, path: "$", component: NotFound });
  return inside.addChildren([...insideScreens.map(routeUnder(inside)), ...groups, nowhere]);
}
