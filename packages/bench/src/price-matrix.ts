import type { Page } from "playwright-core";
import { frames, longestOf, watched } from "./long-tasks.ts";
import type { Figure } from "./measure.ts";
import { signedIn, type Visit } from "./signed-in.ts";

/** The longest task while a user scrolls a price matrix with the wheel in both directions, and walks through it by keys. */
export async function scrollMatrix(visit: Visit, cells: string): Promise<Figure> {
  const long = await signedIn(visit, "/price-groups/matrix", async (page) => {
    const first = page.getByRole("gridcell").first();
    await first.waitFor();
    await page.getByText(/items loaded$/).waitFor({ state: "detached", timeout: 60_000 });
    return await watched(page, async () => {
      await first.hover();
      await wheel(page);
      await page.getByRole("grid").focus();
      for (const key of ["PageDown", "ArrowRight", "Control+End", "Control+Home"])
        for (let turn = 0; turn < 20; turn += 1) {
          await page.keyboard.press(key);
          await frames(page);
        }
    });
  });
  return longestOf(long, "price matrix", `${cells}, scrolled and walked through`);
}

async function wheel(page: Page): Promise<void> {
  for (const [across, down] of [
    [0, 600],
    [300, 0],
    [-300, 0],
    [0, -600],
  ] as const)
    for (let turn = 0; turn < 60; turn += 1) {
      await page.mouse.wheel(across, down);
      await frames(page);
    }
}
