import type { RouteTo } from "@patron/contract/client";
import type { Language } from "@patron/contract/enums";
import type { ComponentType } from "react";
import type { Icon } from "#ui/icon.ts";
import type { Bundle } from "./messages.ts";

/** A short text that must be at hand before any chunk is loaded: titles of screens and menu groups. */
export type Title = Record<Language, string>;

/** A screen's place in the menu. Entries of one group stand by `order`. */
export interface MenuPlace {
  group: string;
  order: number;
  /** Only entries that stand on the top level have a picture; under a group the words stand alone. */
  icon?: Icon;
}

/** The only place where a screen exists: router, menu, breadcrumbs, access and the browser sweep read it. */
export interface Screen {
  path: string;
  title: Title;
  menu?: MenuPlace;
  /** Calls that the screen makes; it is open to who may make at least one of them. */
  needs: readonly RouteTo[];
  /** Signed-out people see it too, without the frame. */
  open?: boolean;
  /** An open screen with the whole window to itself: no frame of ours around it. */
  bare?: boolean;
  /** Where its breadcrumb leads up to. */
  parent?: string;
  messages?: Bundle<unknown>;
  load: () => Promise<{ default: ComponentType }>;
}

/** The names of the parameters in a path such as `/pos/{posId}`. */
type ParamsOf<P extends string> = P extends `${string}{${infer Name}}${infer Rest}` ? Name | ParamsOf<Rest> : never;
type PathTo<P extends string> = [ParamsOf<P>] extends [never]
  ? () => string
  : (params: Record<ParamsOf<P>, string>) => string;

/** Declares the screens of a feature. */
export function defineScreens<const S extends Record<string, Screen>>(screens: S): S {
  return screens;
}

/** Addresses of a feature's screens: `pathsOf(screens).edit({ posId })`. */
export function pathsOf<S extends Record<string, Screen>>(screens: S): { [K in keyof S]: PathTo<S[K]["path"]> } {
  const make =
    (path: string) =>
    (params: Record<string, string> = {}) =>
      path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ""));
  const paths = Object.entries(screens).map(([name, screen]) => [name, make(screen.path)]);
  return Object.fromEntries(paths) as { [K in keyof S]: PathTo<S[K]["path"]> }; // One entry for each screen above.
}
