import { calls } from "@patron/contract/routes";
import { useCall } from "#kit/call/use-call.ts";
import type { Screen } from "#kit/screens.ts";
import { useAccess } from "#kit/session/access.ts";
import { type MenuGroup, menuGroups } from "./menu.ts";
import { everyScreen } from "./screens.ts";

export interface ShownGroup extends MenuGroup {
  screens: Screen[];
}

/** Returns the menu of the signed-in user: groups with the screens that they may open, and that the business has a use for. */
export function useMenu(): ShownGroup[] {
  const allowed = useAccess();
  // The bell asks for the same, and again when it changes.
  const { data } = useCall(calls.notifications.status, {});
  const isUsed = ({ menuIf }: Screen) => menuIf === undefined || data?.fiscal_used === true;
  const shown = everyScreen.filter((screen) => screen.menu && allowed(screen.needs) && isUsed(screen));
  const order = (screen: Screen) => screen.menu?.[1] ?? 0;
  return menuGroups
    .map((group) => ({
      ...group,
      screens: shown.filter((screen) => screen.menu?.[0] === group.code).sort((a, b) => order(a) - order(b)),
    }))
    .filter((group) => group.screens.length > 0);
}
