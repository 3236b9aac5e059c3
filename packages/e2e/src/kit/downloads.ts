import type { BrowserContext } from "playwright-core";
import type { windowsOf } from "./browser.ts";
import type { Person } from "./person.ts";

/** Removes the file picker, so that the browser stores files among its downloads: a headless window cannot choose where. */
export const withoutFilePicker = (context: BrowserContext) =>
  context.addInitScript(() => Reflect.deleteProperty(globalThis, "showSaveFilePicker"));

/** Opens windows of a user at an address, for downloads. */
export const windowsAt = (open: ReturnType<typeof windowsOf>, person: Person) => async (address: string) => {
  const window = await open();
  await withoutFilePicker(window.context);
  await person.enter(window.context);
  await window.page.goto(address);
  return window;
};
