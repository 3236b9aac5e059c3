/// <reference lib="dom" />
// Some of this runs in the page.
import type { Page } from "playwright-core";
import type { Figure } from "./measure.ts";

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

/** The longest task of some long ones. Browsers report tasks of 50 ms and more; where there is none, its time is 0. */
export function longestOf(tasks: readonly number[], name: string, done: string): Figure {
  const some = tasks.length === 0 ? "no task of 50 ms or more" : `${tasks.length} of 50 ms or more`;
  return { name: `${name}, longest task`, value: Math.max(0, ...tasks), reference: `${done}; ${some}` };
}

/** Waits until two frames have been painted. */
export async function frames(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}
