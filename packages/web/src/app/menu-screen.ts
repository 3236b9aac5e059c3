import { parentOf } from "#kit/screen/screen-relations.ts";
import type { Screen } from "#kit/screens.ts";

/**
 * Returns the screen of the menu to which a screen belongs: itself, or the nearest one above it, also in another feature. Undefined if none is
 * in the menu.
 */
export function menuScreenOf(screen: Screen | undefined, screens: readonly Screen[]): Screen | undefined {
  if (!screen || screen.menu) return screen;
  return menuScreenOf(
    parentOf(screen) ?? parentOf({ ...screen, siblings: Object.fromEntries(byPath(screens)) }),
    screens,
  );
}

const byPath = (screens: readonly Screen[]) => screens.map((screen) => [screen.path, screen] as const);
