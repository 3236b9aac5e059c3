/// <reference lib="dom" />
// Some of this runs in the page.
import type { Page } from "playwright-core";
import { type Figure, percentile } from "./measure.ts";
import { signedIn, type Visit } from "./signed-in.ts";

const changes = 40;
/** The pause between two changes. The network is never idle, because these lists stay subscribed to changes. */
const restMs = 300;

/**
 * The time from a click on the menu until another screen is painted with its rows. Both screens have been opened before, so scripts are
 * loaded and cached rows are shown at once while they reload.
 */
export async function routeChange(visit: Visit): Promise<Figure> {
  const times = await signedIn(visit, "/transactions", async (page) => {
    await rows(page);
    const measured: number[] = [];
    // The first change to each screen loads it.
    for (let change = -2; change < changes; change += 1) {
      const [path, title] =
        change % 2 === 0 ? ["/transactions-goods", "Goods in transactions"] : ["/transactions", "Transactions"];
      const ms = await page.evaluate(follow, { path, title });
      await rows(page);
      if (change >= 0) measured.push(ms);
    }
    return measured;
  });
  const slowest = `slowest of ${times.length} ${Math.max(...times).toFixed(1)} ms`;
  return {
    name: "route change",
    value: percentile(times, 95),
    reference: `median ${percentile(times, 50).toFixed(1)} ms, ${slowest}, press to paint, rows in the cache`,
  };
}

/** Waits for the reload as well, so changes do not overlap. */
async function rows(page: Page): Promise<void> {
  await page.locator("table[aria-label]:not([aria-busy]) tbody tr[data-row]").first().waitFor();
  await page.waitForTimeout(restMs);
}

/** Runs in the page: clicks the menu entry, and checks in every frame whether the screen is shown. */
async function follow({ path, title }: { path: string; title: string }): Promise<number> {
  const link = document.querySelector<HTMLAnchorElement>(`nav a[href="${path}"]`);
  if (!link) throw new Error(`The menu has no entry for ${path}.`);
  const pressed = performance.now();
  link.click();
  const isShown = () =>
    document.querySelector("h1")?.textContent === title &&
    document.querySelector(`table[aria-label="${title}"] tbody tr[data-row]`) !== null;
  // A frame's callbacks run right before it is painted, and a separate task right after.
  do await new Promise((resolve) => requestAnimationFrame(resolve));
  while (!isShown());
  await new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resolve();
    port2.postMessage(null);
  });
  return performance.now() - pressed;
}
