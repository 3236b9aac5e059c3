import { Link, useMatch } from "@tanstack/react-router";
import type { Crumb } from "#ui/layout/breadcrumbs.tsx";
import { PageHeader, type PageHeaderProps } from "#ui/layout/page-header.tsx";
import { usePathParams } from "../address.ts";
import { paramsOf } from "../call/call-path.ts";
import { addressOf, type Screen } from "../screens.ts";
import { parentOf, recordOf } from "./screen-relations.ts";
import { useTitles } from "./titles.ts";

/** The screen that this stands on. */
export function useScreen(): Screen | undefined {
  return useMatch({ strict: false, select: ({ staticData }) => staticData.screen });
}

/** What this screen is called. */
export function useScreenTitle(): string {
  const titles = useTitles();
  const path = useScreen()?.path;
  return path ? titles[path] : "";
}

/** Where the records of the present list stand, or what the present screen adds; undefined where the table of screens does not know. */
export function useRecordAddress(): ((id: string) => string) | undefined {
  const params = usePathParams();
  const screen = useScreen();
  const record = screen && recordOf(screen);
  return record && ((id) => addressOf(record.path, { ...params, [paramsOf(record).at(-1) ?? ""]: id }));
}

/** The way back up to a screen; without one to the screens above the present one. */
export function useCrumbs(last?: Screen): Crumb[] {
  const titles = useTitles();
  const params = usePathParams();
  const present = useScreen();
  const crumbs: Crumb[] = [];
  for (let screen = last ?? (present && parentOf(present)); screen; screen = parentOf(screen))
    crumbs.unshift({ label: titles[screen.path], link: <Link to={addressOf(screen.path, params)} /> });
  return crumbs;
}

/** The head of a screen: its title and the way back up by the table of screens, where the screen does not say otherwise. */
export function ScreenHeader({ title, crumbs, ...rest }: Partial<PageHeaderProps>) {
  const above = useCrumbs();
  const own = useScreenTitle();
  return <PageHeader title={title ?? own} crumbs={crumbs ?? (above.length > 0 ? above : undefined)} {...rest} />;
}
