import type { Screen } from "../screens.ts";

/** Returns the parent screen of a breadcrumb. */
export function parentOf({ path, parent, siblings }: Screen): Screen | undefined {
  if (parent !== undefined) return siblings[parent];
  const above = Object.values(siblings).filter((one) => path.startsWith(`${one.path}/`));
  return above.sort((one, other) => other.path.length - one.path.length)[0];
}

/** Returns the screen that adds to a list: its path is that of the list plus `create`. */
export function createOf({ path, siblings }: Screen): Screen | undefined {
  return Object.values(siblings).find((one) => one.path === `${path}/create`);
}

/** Returns the screen of one record of a list or of a create screen: its path is that of the list plus an id. */
export function recordOf({ path, siblings }: Screen): Screen | undefined {
  const list = path.replace(/\/create$/, "");
  return Object.values(siblings).find(
    (one) => one.path.startsWith(`${list}/{`) && one.path.lastIndexOf("/") === list.length,
  );
}
