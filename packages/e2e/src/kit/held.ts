import type { Page } from "playwright-core";

/** Holds back reads of these addresses until the returned function is called. */
export const holdReads = (page: Page, address: RegExp) => hold(page, "GET", address);

/** The same for changes. */
export const holdChanges = (page: Page, address: RegExp) => hold(page, "PATCH", address);

async function hold(page: Page, method: string, address: RegExp): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route(
    ({ pathname }) => address.test(pathname),
    async (route) => {
      if (route.request().method() === method) await held.promise;
      await route.fallback();
    },
  );
  return held.resolve;
}
