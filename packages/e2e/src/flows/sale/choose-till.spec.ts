import { calls } from "@patron/contract/routes";
import { expect, test } from "vitest";
import { violationsOn } from "../../kit/accessible.ts";
import { startBrowser, windowsOf } from "../../kit/browser.ts";
import { newPerson } from "../../kit/person.ts";

// Two points of sale with the same names of tills, as every chain has them.

const browser = await startBrowser();
const open = windowsOf(browser);
const person = await newPerson("Many tills");
for (const title of ["Khreshchatyk", "Podil"]) {
  const pos = await person.request(calls.pos.add, { body: { loyalty_id: person.loyaltyId, title } });
  for (const till of ["Till 1", "Till 2", "Till 3", "Till 4"])
    await person.request(calls.terminals.add, { body: { pos_id: pos.id, title: till, currency: "UAH" } });
}

test("a till is found by its point of sale, and the next time this device offers it first", async () => {
  const { page, context } = await open();
  await person.enter(context);
  await page.goto("/register");
  const podil = page.getByRole("region", { name: "Podil" });
  await podil.waitFor();
  expect(await podil.getByRole("button").count()).toBe(4);
  expect(await page.getByRole("region", { name: "Khreshchatyk" }).getByRole("button").count()).toBe(4);
  expect(await page.getByRole("region", { name: "Last used on this device" }).count()).toBe(0);

  const search = page.getByRole("searchbox", { name: "Point of sale or till" });
  await search.fill("nowhere");
  await page.getByText("No till found. Check the spelling.").waitFor();
  await search.fill("podil 3");
  await page.getByRole("region", { name: "Khreshchatyk" }).waitFor({ state: "detached" });
  await page.getByRole("button", { name: "Open Till 3, Podil" }).click();
  await page.getByRole("heading", { level: 1, name: "Till 3" }).waitFor();

  // Another device sees that it is open, by whom and since when.
  const other = await open();
  await person.enter(other.context);
  await other.page.goto("/register");
  const taken = other.page.getByRole("button", { name: "Open Till 3, Podil" });
  await taken.getByText(/^Open · .+ · since \d/).waitFor();
  expect(await other.page.getByText(/^Open · /).count()).toBe(1);
  expect(await violationsOn(other.page)).toEqual([]);

  await page.getByRole("button", { name: "Close the till" }).click();
  const last = page.getByRole("region", { name: "Last used on this device" });
  await last.waitFor();
  await podil.waitFor();
  expect(await violationsOn(page)).toEqual([]);
  expect(await podil.getByRole("button").count()).toBe(3);
  await last.getByRole("button", { name: "Open Till 3, Podil" }).click();
  await page.getByRole("heading", { level: 1, name: "Till 3" }).waitFor();
});
