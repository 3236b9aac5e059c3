import type { Screen } from "../screens.ts";

/** Where the breadcrumb of a screen leads up to. */
export function parentOf({ path, parent, siblings }: Screen): Screen | undefined {
  if (parent !== undefined) return siblings[parent];
  const above = Object.values(siblings).filter((one) => path.startsWith(`${one.path}/`));
  return above.sort((one, other) => other.path.length - one.path.length)[0];
}

/** The screen that adds to a list: its path is that of the list and `create`. */
export function createOf({ path, siblings }: Screen): Screen | undefined {
  return Object.values(siblings).find((one) => one.path === `${path}/create`);
}

/** The screen of one of a list, or of what a screen adds: its path is that of the list and an id. */
export function recordOf({ path, siblings }: Screen): Screen | undefined {
  const list = path.replace(/\/create$/, "");
  return Object.values(siblings).find(
    (one) => one.path.startsWith(`${list}/{`) && one.path.lastIndexOf("/") === list.length,
  );
}
