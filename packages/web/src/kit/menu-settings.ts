import { usePreference } from "./preference.ts";

/** How a person set up the frame of this business for themselves. */
export interface MenuSettings {
  /** The menu shows only its icons. */
  collapsed: boolean;
  /** Codes of the groups that stay open although the person is elsewhere. */
  opened: string[];
  /** The loyalty programme of screens whose address names none. */
  programme: string | null;
  /** The last chosen tab of the dashboard. */
  dashboard: string | null;
}
const blank: MenuSettings = { collapsed: false, opened: [], programme: null, dashboard: null };

/** The settings, and a way to change some of them. */
export function useMenuSettings(): [MenuSettings, (part: Partial<MenuSettings>) => void] {
  return usePreference("MENU_SETTINGS_V2", blank);
}
