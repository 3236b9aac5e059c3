import { Link } from "@tanstack/react-router";
import type { Crumb } from "#ui/layout/breadcrumbs.tsx";
import { useLanguage } from "./language.ts";
import type { Screen } from "./screens.ts";

/** The way back up: the screens above the present one. */
export function useCrumbs(...above: Screen[]): Crumb[] {
  const language = useLanguage();
  return above.map((screen) => ({ label: screen.title[language], link: <Link to={screen.path} /> }));
}
