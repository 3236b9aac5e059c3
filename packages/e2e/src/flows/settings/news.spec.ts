import { calls } from "@patron/contract/routes";
import { describe, expect, test } from "vitest";
import { startBrowser, windowsOf } from "../../kit/browser.ts";
import { newPerson } from "../../kit/person.ts";

const browser = await startBrowser();
const open = windowsOf(browser);
const person = await newPerson("Kovalenko News");

async function enter(address: string) {
  const window = await open();
  await person.enter(window.context);
  await window.page.goto(address);
  return window;
}

describe("news", () => {
  test("are added for some points of sale and days, changed, switched off, and found in the list", async () => {
    const { loyaltyId: loyalty_id } = person;
    const { id: podil } = await person.request(calls.pos.add, { body: { loyalty_id, title: "Podil" } });
    await person.request(calls.pos.add, { body: { loyalty_id, title: "Obolon" } });
    const { page } = await enter("/news");
    await page.getByRole("link", { name: "Add news" }).first().click();
    await page.getByRole("textbox", { name: /^Name/ }).fill("Spring tyres");
    await page.getByRole("combobox", { name: /Points of sale/ }).click();
    await page.getByRole("option", { name: "Podil" }).click();
    await page.keyboard.press("Escape");
    await page.getByRole("textbox", { name: /^Headline/ }).fill("Ten percent off all tyres");
    await page.getByRole("textbox", { name: /^Priority/ }).fill("5");
    await page.keyboard.press("Enter");
    await page.waitForURL(/\/news\/[0-9a-f-]{36}$/);
    await page.getByRole("heading", { name: "Spring tyres" }).waitFor();

    const newsId = page.url().slice(-36);
    expect(await person.request(calls.news.get, { path: { newsId } })).toMatchObject({
      pos_ids: [podil],
      public_title: { en: "Ten percent off all tyres" },
      priority: 5,
      active: true,
    });

    await page.getByRole("switch", { name: /Active/ }).click();
    await page.keyboard.press("Control+s");
    await expect.poll(async () => (await person.request(calls.news.get, { path: { newsId } })).active).toBe(false);

    await page.getByRole("main").getByRole("link", { name: "News", exact: true }).click();
    await page.getByRole("link", { name: "Spring tyres" }).waitFor();
    await page.goto(`/news?pos_id=${podil}`);
    await page.getByRole("link", { name: "Spring tyres" }).waitFor();
  });

  test("whose last day is before the first show it at the day", async () => {
    const { loyaltyId: loyalty_id } = person;
    const body = { loyalty_id, title: "Summer", date_from: "2026-06-01", date_to: "2026-08-31" };
    const { id } = await person.request(calls.news.add, { body });
    const { page, complaints } = await enter(`/news/${id}`);
    complaints.expect(/422/);
    await page.getByRole("textbox", { name: /^First day/ }).fill("09/01/2026");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Control+s");
    await page.getByText("The last day is before the first. Check both dates.").waitFor();
  });
});
