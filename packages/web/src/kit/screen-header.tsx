import { Link, useMatch } from "@tanstack/react-router";
import type { Crumb } from "#ui/layout/breadcrumbs.tsx";
import { PageHeader, type PageHeaderProps } from "#ui/layout/page-header.tsx";
import { usePathParams } from "./address.ts";
import { useLanguage } from "./language.ts";
import { addressOf, type Screen } from "./screens.ts";

/** The screen that this stands on. */
function useScreen(): Screen | undefined {
  return useMatch({ strict: false, select: ({ staticData }) => staticData.screen });
}

/** What the table of screens calls this one, in the reader's language. */
export function useScreenTitle(): string {
  const language = useLanguage();
  return useScreen()?.title[language] ?? "";
}

/** The way back up to a screen; without one to the screens above the present one. */
export function useCrumbs(last?: Screen): Crumb[] {
  const language = useLanguage();
  const params = usePathParams();
  const present = useScreen();
  const crumbs: Crumb[] = [];
  for (let screen = last ?? present?.parent; screen; screen = screen.parent)
    crumbs.unshift({ label: screen.title[language], link: <Link to={addressOf(screen.path, params)} /> });
  return crumbs;
}

/** The head of a screen: its title and the way back up as the table of screens says, where the screen does not say otherwise. */
export function ScreenHeader({ title, crumbs, ...rest }: Partial<PageHeaderProps>) {
  const above = useCrumbs();
  const own = useScreenTitle();
  return <PageHeader title={title ?? own} crumbs={crumbs ?? (above.length > 0 ? above : undefined)} {...rest} />;
}
