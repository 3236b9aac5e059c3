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

/** The path of a screen, by which its title is found; a screen without one does not compile. */
export type ScreenPath = keyof Titles;

/** The only place where a screen exists: router, menu, head, breadcrumbs, access and the browser sweep read it. */
export interface Screen {
  path: ScreenPath;
  /** Its place in the menu: entries of one group stand by their number. */
  menu?: readonly [group: string, order: number];
  /** Calls that the screen makes; it is open to who may make at least one of them. */
  needs: readonly RouteTo[];
  /** Signed-out people see it too, without the frame. */
  open?: boolean;
  /** An open screen with the whole window to itself: no frame of ours around it. */
  bare?: boolean;
  /** What it shows one of: links to such a record lead here. */
  entity?: EntityType;
  /** The name of the one where its breadcrumb leads up to, where that is not the nearest whose path this one begins with. */
  parent?: string;
  /** All that were declared together with it, by their names. */
  siblings: Readonly<Record<string, Screen>>;
  messages?: Bundle<unknown>;
  load: () => Promise<{ default: ComponentType }>;
}

/** A screen as its feature declares it. */
type Declared = Omit<Screen, "siblings" | "messages">;
type Screens<S extends Record<string, Declared>> = { readonly [K in keyof S]: Screen & Pick<S[K], "path"> };

/** The names of the parameters in a path such as `/pos/{posId}`. */
type ParamsOf<P extends string> = P extends `${string}{${infer Name}}${infer Rest}` ? Name | ParamsOf<Rest> : never;
type PathTo<P extends string> = [ParamsOf<P>] extends [never]
  ? () => string
  : (params: Record<ParamsOf<P>, string>) => string;

/** The screen of one record of each type, as the features have declared them. */
const ofEntity = new Map<string, Screen>();
export function screenOf(entityType: string): Screen | undefined {
  return ofEntity.get(entityType);
}

/** Declares screens of a feature that have the same messages. */
export function defineScreens<const S extends Record<string, Declared>>(
  messages: Bundle<unknown> | undefined,
  declared: S & { [K in keyof S]: { parent?: keyof S } },
): Screens<S> {
  const siblings: Record<string, Screen> = {};
  for (const [name, own] of Object.entries<Declared>(declared)) {
    const screen = { messages, siblings, ...own };
    siblings[name] = screen;
    if (screen.entity) ofEntity.set(screen.entity, screen);
  }
  return siblings as Screens<S>; // One for each that was declared.
}

/** A path with its parameters filled in. */
export function addressOf(path: string, params: Readonly<Record<string, string | undefined>> = {}): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ""));
}

/** Addresses of a feature's screens: `pathsOf(screens).edit({ posId })`. */
export function pathsOf<S extends Record<string, Screen>>(screens: S): { [K in keyof S]: PathTo<S[K]["path"]> } {
  const make = (path: string) => (params?: Record<string, string>) => addressOf(path, params);
  const paths = Object.entries(screens).map(([name, screen]) => [name, make(screen.path)]);
  return Object.fromEntries(paths) as { [K in keyof S]: PathTo<S[K]["path"]> }; // One entry for each screen above.
}
