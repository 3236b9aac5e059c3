import type { Page } from "playwright-core";

/** Holds back reads of these addresses until the returned function is called. */
export async function holdReads(page: Page, address: RegExp): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route(
    ({ pathname }) => address.test(pathname),
    async (route) => {
      if (route.request().method() === "GET") await held.promise;
      await route.fallback();
    },
  );
  return held.resolve;
}
