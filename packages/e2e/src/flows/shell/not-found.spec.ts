import { expect, test } from "vitest";
import { startBrowser, windowsOf } from "../../kit/browser.ts";
import { newPerson } from "../../kit/person.ts";
import { menuEntry } from "../../pages/menu.ts";

const browser = await startBrowser();
const open = windowsOf(browser);
const person = await newPerson("Lost");

test.each(["/no-such-page", "/pos/no/such/page"])("whoever is signed in keeps the menu at %s", async (address) => {
  const { context, page } = await open();
  await person.enter(context);
  await page.goto(address);
  await page.getByRole("main").getByText("Page not found").waitFor();
  expect(new URL(page.url()).pathname).toBe(address);
  // Within the app as well as by its address, and back again.
  await (await menuEntry(page, "Transactions")).click();
  await page.getByRole("heading", { level: 1, name: "Transactions" }).waitFor();
  await page.goBack();
  await page.getByRole("main").getByText("Page not found").waitFor();
  await page.getByRole("navigation").first().waitFor();
});

test.each([crypto.randomUUID(), "no-id"])(
  "the address of a record that does not exist leads to the list: %s",
  async (id) => {
    const { context, page, complaints } = await open();
    complaints.expect(/40[04]/);
    await person.enter(context);
    await page.goto(`/customers/${id}`);
    const main = page.getByRole("main");
    await main.getByText("This record doesn’t exist").waitFor();
    expect(await main.getByRole("button", { name: "Try again" }).count()).toBe(0);
    await main.getByRole("link", { name: "Open “Customers”" }).click();
    await page.getByRole("heading", { level: 1, name: "Customers" }).waitFor();
  },
);

test("a signed-out user is sent to the sign-in from every address", async () => {
  const { page } = await open();
  await page.goto("/no-such-page");
  await page.waitForURL(/\/auth\?next=/);
  expect(await page.getByRole("navigation").count()).toBe(0);
});
