import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { startBrowser, windowsOf } from "../../kit/browser.ts";

// Content of popups is created when a user approaches the button, by any input method.

const browser = await startBrowser();
const open = windowsOf(browser);

async function openKit(hasTouch = false) {
  const { page } = await open({ hasTouch });
  await page.goto("/kit");
  await page.getByRole("heading", { name: "Kit", exact: true }).waitFor();
  const floats = page.getByRole("region", { name: "What floats", exact: true });
  return {
    page,
    actions: floats.getByRole("button", { name: "Actions" }),
    why: floats.getByRole("button", { name: "Why this price?" }),
    size: page.getByRole("combobox", { name: "Rows per page" }).first(),
  };
}
const hasFocus = (piece: Locator) => piece.evaluate((element) => element === document.activeElement);
const isLit = (page: Page, name: string) =>
  expect.poll(() => page.getByRole("menuitem", { name }).getAttribute("data-highlighted")).toBe("");

test("a button announces what it opens before it is used", async () => {
  const { actions, why, size } = await openKit();
  for (const [button, opens] of [[actions, "menu"] as const, [why, "dialog"] as const, [size, "listbox"] as const]) {
    expect(await button.getAttribute("aria-haspopup")).toBe(opens);
    expect(await button.getAttribute("aria-expanded")).toBe("false");
  }
});

test("keys: the focus comes and stays, an arrow or Enter opens at the first entry, Escape gives the focus back", async () => {
  const { page, actions, size } = await openKit();
  const menu = page.getByRole("menu");
  await actions.focus();
  expect(await hasFocus(actions)).toBe(true);
  for (const key of ["ArrowDown", "Enter"]) {
    await page.keyboard.press(key);
    await isLit(page, "Edit");
    await page.keyboard.press("Escape");
    await menu.waitFor({ state: "detached" });
    expect(await hasFocus(actions)).toBe(true);
  }
  await page.keyboard.press("Tab");
  expect(await hasFocus(page.getByRole("button", { name: "Why this price?" }))).toBe(true);
  await page.keyboard.press("Shift+Tab");
  expect(await hasFocus(actions)).toBe(true);

  await size.focus();
  await page.keyboard.press("ArrowDown");
  await page.getByRole("option", { name: "25" }).waitFor();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect.poll(() => size.textContent()).toBe("25");
  expect(await hasFocus(size)).toBe(true);
});

test("a finger opens and closes, and so does a press that nothing came before", async () => {
  const { page, actions, why, size } = await openKit(true);
  const menu = page.getByRole("menu");
  await actions.tap();
  await menu.waitFor();
  await actions.tap();
  await menu.waitFor({ state: "detached" });
  await why.tap();
  await page.getByRole("dialog", { name: "Why this price" }).waitFor();
  await page.keyboard.press("Escape");
  await size.tap();
  await page.getByRole("option", { name: "50" }).tap();
  await expect.poll(() => size.textContent()).toBe("50");

  await page.reload();
  // As screen readers click.
  await actions.evaluate((button) => (button as HTMLElement).click());
  await menu.waitFor();
});

test("a mouse may press, move to an entry and let go there", async () => {
  const { page, actions } = await openKit();
  await actions.hover();
  await page.mouse.down();
  const copy = page.getByRole("menuitem", { name: "Make a copy" });
  await copy.waitFor();
  await copy.hover();
  // Releasing at once only opens the menu.
  await page.waitForTimeout(300);
  await page.mouse.up();
  await copy.waitFor({ state: "detached" });
});
