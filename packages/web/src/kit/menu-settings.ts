import { usePreference } from "./preference.ts";

/** A user's settings of the frame in this business. */
export interface MenuSettings {
  /** Whether the menu shows only icons. */
  collapsed: boolean;
  /** Codes of the groups that stay open outside them. */
  opened: string[];
  /** The loyalty programme of screens whose address names none. */
  programme: string | null;
  /** The last tab of the dashboard. */
  dashboard: string | null;
}
const blank: MenuSettings = { collapsed: false, opened: [], programme: null, dashboard: null };

/** Returns the settings and a function to change some of them. */
export function useMenuSettings(): [MenuSettings, (part: Partial<MenuSettings>) => void] {
  return usePreference("MENU_SETTINGS_V2", blank);
}
