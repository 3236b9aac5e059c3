import { calls } from "@patron/contract/routes";
import { expect, test } from "vitest";
import { startBrowser, windowsOf } from "../../kit/browser.ts";
import { newPerson } from "../../kit/person.ts";

const browser = await startBrowser();
const open = windowsOf(browser);
const person = await newPerson("Low window");

test("the address of a group leads to its first screen with the search and filters of the link", async () => {
  const { context, page } = await open();
  await person.enter(context);
  await page.goto("/customers?search_text=olena&sort=name");
  await page.waitForURL("**/customers/search?search_text=olena&sort=name");
  const search = page.getByRole("searchbox", { name: "Search" });
  await expect.poll(() => search.inputValue()).toBe("olena");
});

test("whoever comes by an address sees its entry in the menu, however low the window is", async () => {
  const { context, page } = await open({ viewport: { width: 1440, height: 500 } });
  await person.enter(context);
  await page.goto("/client-accounts");
  const entry = page.getByRole("navigation").getByRole("link", { name: "Client accounts" });
  await entry.waitFor();
  const isWhole = () =>
    entry.evaluate((link) => {
      const list = link.closest(".overflow-y-auto")?.getBoundingClientRect();
      const { top, bottom } = link.getBoundingClientRect();
      return list !== undefined && top >= list.top && bottom <= list.bottom;
    });
  await expect.poll(isWhole).toBe(true);
  // The screen itself does not scroll.
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test("whoever may open nothing reads so in the menu of a phone and on the start page, with whom to ask", async () => {
  const { request } = person;
  await request(calls.business.changeRoleBasedModel, { body: { active: true } });
  const { id: staffId } = await request(calls.staff.add, { body: { first_name: "Petro" } });
  const { auth_code } = await request(calls.staff.renewCode, { path: { staffId } });
  const { page } = await open({ viewport: { width: 390, height: 844 } });
  await page.goto("/auth/sign-in-staff");
  await page.getByLabel("Sign-in code").fill(auth_code);
  await page.keyboard.press("Enter");
  await page.getByText("Nothing to open yet", { exact: true }).waitFor();
  await page.getByRole("button", { name: "Open menu" }).click();
  const menu = page.getByRole("dialog", { name: "Main menu" });
  await menu.getByText("Ask an owner of the business for access.").waitFor();
  expect(await menu.getByRole("listitem").getByRole("link").count()).toBe(0);
});
