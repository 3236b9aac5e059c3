/// <reference lib="dom" />
// Some of this runs in the page.
import type { Page } from "playwright-core";

/** The duration of every long task during the work, in milliseconds. */
export async function watched(page: Page, work: () => Promise<void>): Promise<number[]> {
  const tasks = await page.evaluateHandle(() => {
    const found: number[] = [];
    new window.PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) found.push(Math.round(duration));
    }).observe({ type: "longtask" });
    return found;
  });
  await work();
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 200)));
  return await tasks.jsonValue();
}

/** Waits until two frames have been painted. */
export async function frames(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}
