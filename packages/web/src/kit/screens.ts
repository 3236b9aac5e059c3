import type { RouteTo } from "@patron/contract/client";
import type { EntityType } from "@patron/contract/enums";
import type { ComponentType } from "react";
import type { Bundle } from "./messages.ts";
import type { Titles } from "./screen/titles.ts";

declare module "@tanstack/react-router" {
  interface StaticDataRouteOption {
    screen?: Screen;
  }
}

/** The path of a screen, which finds its title; a screen without a title does not compile. */
export type ScreenPath = keyof Titles;

/** The declaration of a screen. Router, menu, header, breadcrumbs, access and the browser sweep all read it. */
export interface Screen {
  path: ScreenPath;
  /** Its group in the menu, and its rank there. */
  menu?: readonly [group: string, order: number];
  /** What the business has to use for the screen to be in the menu. */
  menuIf?: "fiscal";
  /** The calls of the screen; a user needs access to at least one of them. None: everybody may open it. */
  needs: readonly RouteTo[];
  /** Whether signed-out users see it too, without the frame. */
  open?: boolean;
  /** Whether an open screen has the whole window, without any frame. */
  bare?: boolean;
  /** Whether it is always loaded as a page of its own: the server allows that page what others may not, such as the camera. */
  ownPage?: boolean;
  /** The entity type of its record: links to such records lead here. */
  entity?: EntityType;
  /** The name of the parent screen, if it is not the nearest one by path. */
  parent?: string;
  /** All screens that were declared together with it, by their names. */
  siblings: Readonly<Record<string, Screen>>;
  /** The messages that its component shows, which are loaded with it. The build finds them (`screen-messages.ts`). */
  messages?: readonly Bundle<unknown>[];
  load: () => Promise<{ default: ComponentType }>;
}

/** A screen as its feature declares it. */
type Declared = Omit<Screen, "siblings">;
type Screens<S extends Record<string, Declared>> = { readonly [K in keyof S]: Screen & Pick<S[K], "path"> };

/** The names of the parameters in a path such as `/pos/{posId}`. */
type ParamsOf<P extends string> = P extends `${string}{${infer Name}}${infer Rest}` ? Name | ParamsOf<Rest> : never;
type PathTo<P extends string> = [ParamsOf<P>] extends [never]
  ? () => string
  : (params: Record<ParamsOf<P>, string>) => string;

/** The screen of one record of each entity type. */
const ofEntity = new Map<string, Screen>();
export function screenOf(entityType: string): Screen | undefined {
  return ofEntity.get(entityType);
}

/** Declares the screens of a feature. */
export function defineScreens<const S extends Record<string, Declared>>(
  declared: S & { [K in keyof S]: { parent?: keyof S } },
): Screens<S> {
  const siblings: Record<string, Screen> = {};
  for (const [name, own] of Object.entries<Declared>(declared)) {
    const screen = { siblings, ...own };
    siblings[name] = screen;
    if (screen.entity) ofEntity.set(screen.entity, screen);
  }
  return siblings as Screens<S>; // One for each that was declared.
}

/** Fills in the parameters of a path. */
export function addressOf(path: string, params: Readonly<Record<string, string | undefined>> = {}): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ""));
}

/** Returns the addresses of a feature's screens: `pathsOf(screens).edit({ posId })`. */
export function pathsOf<S extends Record<string, Screen>>(screens: S): { [K in keyof S]: PathTo<S[K]["path"]> } {
  const make = (path: string) => (params?: Record<string, string>) => addressOf(path, params);
  const paths = Object.entries(screens).map(([name, screen]) => [name, make(screen.path)]);
  return Object.fromEntries(paths) as { [K in keyof S]: PathTo<S[K]["path"]> }; // One entry for each screen above.
}
