import type { BrowserContext } from "playwright-core";
import type { windowsOf } from "./browser.ts";
import type { Person } from "./person.ts";

/** A browser that asks nobody where a file goes puts it where it puts downloads: a window without a person cannot say where. */
export const withoutFilePicker = (context: BrowserContext) =>
  context.addInitScript(() => Reflect.deleteProperty(globalThis, "showSaveFilePicker"));

/** Opens windows of a person at an address, from which files can be had. */
export const windowsAt = (open: ReturnType<typeof windowsOf>, person: Person) => async (address: string) => {
  const window = await open();
  await withoutFilePicker(window.context);
  await person.enter(window.context);
  await window.page.goto(address);
  return window;
};
