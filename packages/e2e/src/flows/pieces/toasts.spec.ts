import { calls } from "@patron/contract/routes";
import type { Locator } from "playwright-core";
import { expect, test } from "vitest";
import { startBrowser, windowsOf } from "../../kit/browser.ts";
import { newPerson } from "../../kit/person.ts";
import { addItems, addTill } from "../../kit/till.ts";
import { check, openTill } from "../../pages/till.ts";

const browser = await startBrowser();
const open = windowsOf(browser);
const person = await newPerson("Toast House");
const { request, loyaltyId } = person;
const { till } = await addTill(person, { pos: "Khreshchatyk 1", till: "Till" });
await addItems(person, [["cake", "Honey cake", "60.00"]]);
const fee = { title: "Card fee", code: "CARD", kind: "commission" as const, value: "10" };
const { id: additional_cost_id } = await request(calls.additionalCosts.add, { path: { loyaltyId }, body: fee });
await request(calls.terminalCosts.change, {
  path: { terminalId: till.id },
  body: { costs: [{ additional_cost_id, active: true }] },
});

/** The controls of a drawer or a dialog that something else covers. */
const coveredIn = (part: Locator) =>
  part.evaluate((element) =>
    [...element.querySelectorAll("button, input, a[href]")]
      .filter((control) => {
        const { left, top, width, height } = control.getBoundingClientRect();
        const found = document.elementFromPoint(left + width / 2, top + height / 2);
        return width > 0 && !element.contains(found);
      })
      .map((control) => control.getAttribute("aria-label") ?? control.textContent),
  );

const widths = [1440, 1024, 768, 390];
test.each(widths.flatMap((width) => ["ltr", "rtl"].map((direction) => [width, direction] as const)))(
  "a toast covers no control of an open drawer, which closes by its button: %i px, %s",
  async (width, direction) => {
    const { page, context, complaints } = await open();
    await page.setViewportSize({ width, height: 844 });
    await person.enter(context);
    await context.addInitScript(
      (way) => localStorage.setItem("patron.theme", JSON.stringify({ direction: way })),
      direction,
    );
    complaints.expect(/500/);
    await page.goto(`/terminals/${till.id}?tab=costs`);
    await page.getByRole("row", { name: /Honey cake/ }).click();
    const drawer = page.getByRole("dialog", { name: "Honey cake" });
    await page.route(/\/additional_costs\/items\/[^/]+$/, (route) =>
      route.request().method() === "PATCH" ? route.fulfill({ status: 500, body: "" }) : route.fallback(),
    );
    await drawer.getByLabel("Card fee").fill("5");
    await page.keyboard.press("Enter");
    const toast = page.getByRole("region", { name: "Notifications" }).getByText("The server cannot be reached.");
    await toast.waitFor();
    await expect.poll(() => coveredIn(drawer)).toEqual([]);
    // Playwright presses only what is not covered.
    await drawer.getByRole("button", { name: "Close" }).click();
    await drawer.waitFor({ state: "detached" });
    expect(await toast.isVisible()).toBe(true);
    await page.getByRole("region", { name: "Notifications" }).getByRole("button", { name: "Close" }).click();
    await toast.waitFor({ state: "detached" });
  },
);

test.each(["ltr", "rtl"])("a toast stands beside the cart: %s", async (direction) => {
  const { page, context } = await open();
  await person.enter(context);
  await context.addInitScript(
    (way) => localStorage.setItem("patron.theme", JSON.stringify({ direction: way })),
    direction,
  );
  await page.goto("/");
  await openTill(page, "Till");
  await page.getByRole("region", { name: "Items" }).getByRole("button", { name: "Honey cake" }).click();
  await check(page).getByRole("button", { name: /^Pay/ }).getByText("66.00").waitFor();
  await page.reload();
  const toast = page.getByRole("region", { name: "Notifications" }).getByText("The unpaid cart of this till is back.");
  await toast.waitFor();
  const [shown, cart] = [await toast.boundingBox(), await check(page).boundingBox()];
  if (!shown || !cart) throw new Error("Both are on the screen.");
  expect(direction === "ltr" ? shown.x + shown.width <= cart.x : cart.x + cart.width <= shown.x).toBe(true);
});
