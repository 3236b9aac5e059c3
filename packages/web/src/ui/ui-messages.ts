import { createContext, use } from "react";

/** All texts of the components. The app provides them in the user's language. */
export interface UiMessages {
  close: string;
  clear: string;
  search: string;
  noResults: string;
  typeForMore: string;
  loading: string;
  required: string;
  /** A label with its value. */
  labelled: (label: string, value: string) => string;
  choose: string;
  remove: (what: string) => string;
  showPassword: string;
  hidePassword: string;
  country: string;
  pages: string;
  page: (page: string) => string;
  previousPage: string;
  nextPage: string;
  rowsPerPage: string;
  fitToWindow: string;
  /** Columns out of view at the end of a table. */
  moreColumns: (count: number) => string;
  rangeOfTotal: (from: string, to: string, total: string) => string;
  /** For an estimated total. */
  rangeOfMore: (from: string, to: string, total: string) => string;
  selectAll: string;
  selectRow: (row: string) => string;
  totals: string;
  breadcrumbs: string;
  notifications: string;
  copy: string;
  copied: string;
  up: string;
  down: string;
  unchanged: string;
  from: string;
  to: string;
  skipToContent: string;
  mainMenu: string;
  addFilter: (name: string) => string;
  expandMenu: string;
  collapseMenu: string;
  openMenu: string;
  chooseImage: string;
  dropImage: string;
  replaceImage: string;
  removeImage: string;
  customColour: string;
  calendar: string;
  /** The letters for day, month and year in the format of a day: `dd`, `mm`, `yyyy`. */
  dayLetters: readonly [day: string, month: string, year: string];
  previousMonth: string;
  nextMonth: string;
  passwordStrength: readonly [veryWeak: string, weak: string, fair: string, strong: string];
}

/** The user's settings that components read: messages, locale and direction. */
export interface UiSetting {
  messages: UiMessages;
  locale: string;
  direction: "ltr" | "rtl";
}

export const UiContext = createContext<UiSetting | null>(null);

/** The user's messages, locale and direction; only inside `UiRoot`. */
export function useUi(): UiSetting {
  const setting = use(UiContext);
  if (!setting) throw new Error("Pieces of the ui stand inside <UiRoot>");
  return setting;
}
