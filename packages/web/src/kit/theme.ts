import { useSyncExternalStore } from "react";

export const modes = ["light", "dark", "system"] as const;
export const accents = ["emerald", "teal", "sky", "indigo", "violet", "rose", "amber", "slate"] as const;
export const directions = ["ltr", "rtl"] as const;

export type Mode = (typeof modes)[number];
export type Accent = (typeof accents)[number];
export type Direction = (typeof directions)[number];
export interface Theme {
  mode: Mode;
  accent: Accent;
  direction: Direction;
}

/** Also read by public/theme.js, before the first paint. */
const storageKey = "patron.theme";
const systemDark = matchMedia("(prefers-color-scheme: dark)");
const listeners = new Set<() => void>();

function oneOf<Value extends string>(values: readonly Value[], value: unknown): Value {
  return values.find((known) => known === value) ?? values[0]!; // The first value of every list above is its default.
}

/** Returns a complete theme: unknown or missing values become the defaults. */
function readStored(): Theme {
  let stored: Partial<Record<keyof Theme, unknown>> = {};
  try {
    stored = JSON.parse(localStorage.getItem(storageKey) ?? "{}") ?? {};
  } catch {
    // Storage is disabled or unreadable: use the defaults.
  }
  return {
    mode: oneOf(modes, stored.mode),
    accent: oneOf(accents, stored.accent),
    direction: oneOf(directions, stored.direction),
  };
}

let theme = readStored();

function apply() {
  const root = document.documentElement;
  root.dataset.mode = isDark() ? "dark" : "light";
  root.dataset.accent = theme.accent;
  root.dir = theme.direction;
  for (const listener of listeners) listener();
}

function isDark(): boolean {
  return theme.mode === "dark" || (theme.mode === "system" && systemDark.matches);
}

/** Changes parts of the theme at once and stores them for the next visit. */
export function changeTheme(part: Partial<Theme>): void {
  theme = { ...theme, ...part };
  try {
    localStorage.setItem(storageKey, JSON.stringify(theme));
  } catch {
    // Storage is disabled: the choice is lost with the page.
  }
  apply();
}

systemDark.addEventListener("change", apply);
// Another tab changed the theme.
addEventListener("storage", (event) => {
  if (event.key !== storageKey) return;
  theme = readStored();
  apply();
});
apply();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The user's theme. `dark` is the effective mode, with `system` resolved. */
export function useTheme(): Theme & { dark: boolean; change: typeof changeTheme } {
  const current = useSyncExternalStore(subscribe, () => theme);
  const dark = useSyncExternalStore(subscribe, isDark);
  return { ...current, dark, change: changeTheme };
}
