import { Link, useMatch } from "@tanstack/react-router";
import type { Crumb } from "#ui/layout/breadcrumbs.tsx";
import { PageHeader, type PageHeaderProps } from "#ui/layout/page-header.tsx";
import { usePathParams } from "../address/address.ts";
import { paramsOf } from "../call/call-path.ts";
import { addressOf, type Screen } from "../screens.ts";
import { parentOf, recordOf } from "./screen-relations.ts";
import { useTitles } from "./titles.ts";

/** Returns the current screen. */
export function useScreen(): Screen | undefined {
  return useMatch({ strict: false, select: ({ staticData }) => staticData.screen });
}

/** Returns the title of the current screen. */
export function useScreenTitle(): string {
  const titles = useTitles();
  const path = useScreen()?.path;
  return path ? titles[path] : "";
}

/** Returns the address of records by id, for the current list or create screen; undefined where no screen shows them. */
export function useRecordAddress(): ((id: string) => string) | undefined {
  const params = usePathParams();
  const screen = useScreen();
  const record = screen && recordOf(screen);
  return record && ((id) => addressOf(record.path, { ...params, [paramsOf(record).at(-1) ?? ""]: id }));
}

/** Returns the breadcrumbs up to a screen; by default those above the current one. */
export function useCrumbs(last?: Screen): Crumb[] {
  const titles = useTitles();
  const params = usePathParams();
  const present = useScreen();
  const crumbs: Crumb[] = [];
  for (let screen = last ?? (present && parentOf(present)); screen; screen = parentOf(screen))
    crumbs.unshift({ label: titles[screen.path], link: <Link to={addressOf(screen.path, params)} /> });
  return crumbs;
}

/** The header of a screen: title and breadcrumbs, by default from the screens' declarations. */
export function ScreenHeader({ title, crumbs, ...rest }: Partial<PageHeaderProps>) {
  const above = useCrumbs();
  const own = useScreenTitle();
  return <PageHeader title={title ?? own} crumbs={crumbs ?? (above.length > 0 ? above : undefined)} {...rest} />;
}
