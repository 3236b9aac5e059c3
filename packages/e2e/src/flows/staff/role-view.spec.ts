import { calls } from "@patron/contract/routes";
import { expect, test } from "vitest";
import { startBrowser, windowsOf } from "../../kit/browser.ts";
import { newPerson } from "../../kit/person.ts";

const browser = await startBrowser();
const open = windowsOf(browser);
const person = await newPerson("Kalyna Roles");

test("an owner views the back office as a store manager, finds less of it, and leaves the view", async () => {
  const { page, context } = await open();
  await person.enter(context);
  await page.goto("/business/settings?tab=access");
  const roles = page.locator("dl > div");
  await roles
    .filter({ hasText: "Store manager" })
    .getByText(/^Can view and change:.*Points of sale/)
    .waitFor();
  await roles
    .filter({ hasText: "Viewer" })
    .getByText(/^Can only view:.*Transactions/)
    .waitFor();
  expect(await roles.filter({ hasText: "Viewer" }).getByText("Can view and change:").count()).toBe(0);
  await page.getByRole("button", { name: "View as: Store manager" }).click();
  await page.getByRole("button", { name: "Start view" }).click();
  const bar = page.getByRole("status").filter({ hasText: "Viewing as: Store manager" });
  await bar.waitFor();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/pos");
  await bar.getByRole("button", { name: "Leave view" }).waitFor();
  await page.setViewportSize({ width: 1440, height: 900 });
  const menu = page.getByRole("navigation", { name: "Main menu" });
  await page.goto("/pos");
  await menu.getByRole("link", { name: "Terminals", exact: true }).waitFor();
  expect(await menu.getByRole("link", { name: "Notifications", exact: true }).count()).toBe(0);
  await page.goto("/business/settings/notifications");
  await page.getByText("You don’t have access").waitFor();
  await bar.waitFor();
  await bar.getByRole("button", { name: "Leave view" }).click();
  await page.waitForURL((url) => url.pathname === "/");
  await bar.waitFor({ state: "detached" });
  await page.goto("/pos");
  await menu.getByRole("link", { name: "Notifications", exact: true }).waitFor();
  expect(await person.request(calls.auth.access, {})).toMatchObject({ access: "owner", viewed_role: null });
});

test("a view that begins in one window shows in the others too", async () => {
  const { page, context } = await open();
  await person.enter(context);
  // A screen hears of what happens once its stream is open.
  const listening = page.waitForResponse(/\/x\/live/);
  await page.goto("/pos");
  await page.getByRole("heading", { name: "Points of sale" }).waitFor();
  await listening;
  await person.request(calls.auth.startView, { body: { role: "viewer" } });
  await page.getByText("Viewing as: Viewer").waitFor();
  await person.request(calls.auth.endView, {});
  await page.getByText("Viewing as: Viewer").waitFor({ state: "detached" });
});
