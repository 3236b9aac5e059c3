import { calls } from "@patron/contract/routes";
import { expect, test } from "vitest";
import { startBrowser, windowsOf } from "../../kit/browser.ts";
import { newPerson } from "../../kit/person.ts";

const browser = await startBrowser();
const open = windowsOf(browser);
const person = await newPerson("On Paper");
const { request, loyaltyId } = person;

test("a list on paper is white, whole, and without what can only be pressed", async () => {
  for (let number = 1; number <= 110; number += 1)
    await request(calls.goods.addCategory, { path: { loyaltyId }, body: { title: `Category ${number}` } });
  const { page, context } = await open();
  await person.enter(context);
  await context.addInitScript(() => localStorage.setItem("patron.theme", JSON.stringify({ mode: "dark" })));
  await page.goto("/categories");
  const rows = page.locator("tbody tr[data-row]");
  // Drawn on a canvas, because the browser may return a colour in any colour space; red, which white has at its maximum and dark themes
  // barely.
  const lightness = () =>
    page
      .locator("thead th")
      .first()
      .evaluate((head) => {
        const pen = new OffscreenCanvas(1, 1).getContext("2d");
        if (!pen) throw new Error("No canvas.");
        pen.fillStyle = getComputedStyle(head).backgroundColor;
        pen.fillRect(0, 0, 1, 1);
        return (pen.getImageData(0, 0, 1, 1).data[0] ?? 0) / 255;
      });
  await rows.first().waitFor();
  expect(await rows.count()).toBeLessThan(110);
  expect(await lightness()).toBeLessThan(0.5);
  expect(await page.getByRole("banner").first().isVisible()).toBe(true);
  await page.emulateMedia({ media: "print" });
  await expect.poll(() => rows.count()).toBe(110);
  await expect.poll(lightness).toBeGreaterThan(0.9);
  expect(await page.getByRole("banner").first().isVisible()).toBe(false);
  expect(await page.getByRole("navigation").first().isVisible()).toBe(false);
  expect(await page.getByRole("heading", { level: 1 }).isVisible()).toBe(true);
});
