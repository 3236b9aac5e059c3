import { usePreference } from "./preference.ts";

/** How a person has set up the frame of this business for themselves. */
export interface MenuSettings {
  /** The menu shows only its icons. */
  collapsed: boolean;
  /** Codes of the groups that are folded. */
  folded: string[];
  /** The loyalty programme that screens are about unless their address says otherwise. */
  programme: string | null;
  /** The tab of the dashboard that was chosen last. */
  dashboard: string | null;
}
const blank: MenuSettings = { collapsed: false, folded: [], programme: null, dashboard: null };

/** The settings, and a way to change some of them. */
export function useMenuSettings(): [MenuSettings, (part: Partial<MenuSettings>) => void] {
  return usePreference("MENU_SETTINGS_V2", blank);
}
