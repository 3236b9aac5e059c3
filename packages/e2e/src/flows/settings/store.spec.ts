import { calls } from "@patron/contract/routes";
import { expect, test } from "vitest";
import { violationsOn } from "../../kit/accessible.ts";
import { startBrowser, windowsOf } from "../../kit/browser.ts";
import { newPerson } from "../../kit/person.ts";
import { picture } from "../../kit/pictures.ts";
import { addSellingTill, addTill } from "../../kit/till.ts";
import { choose, field, labelled, save, saveButton, switchOn } from "../../pages/form.ts";

const browser = await startBrowser();
const open = windowsOf(browser);
const person = await newPerson("Kalyna Market");
const { request, loyaltyId } = person;
await addSellingTill(person, { pos: "Khreshchatyk 1", till: "Till" });
const posId = (await request(calls.pos.list, {})).items[0]?.id ?? "";
const prices = [{ currency: "UAH", price: "64.50" }];
const wrapping = { title: "Wrapping", code: "wrap", loyalty_ids: [loyaltyId] };
await request(calls.goods.add, { body: { ...wrapping, prices: [{ currency: "UAH", price: "35" }] } });
await request(calls.goods.add, { body: { title: "Rye bread", code: "rye", loyalty_ids: [loyaltyId], prices } });

test("an online store is opened step by step, told what is missing, and anybody can visit it and get the app", async () => {
  const { context, page, complaints } = await open();
  complaints.expect(/422/);
  await person.enter(context);
  await page.goto(`/pos/${posId}?tab=store`);
  await page.getByText("This online store is not public yet").waitFor();

  await switchOn(page, "Online store switched on");
  await choose(page, "Sells at the prices of", "Till");
  await save(page);
  await page.getByText("No active delivery type fits its currency").waitFor();

  await page.getByRole("link", { name: "Open the programme" }).click();
  await page.getByRole("link", { name: "Add delivery type" }).click();
  await field(page, "Name").fill("Courier");
  await page.getByRole("button", { name: "Add price" }).click();
  await field(page, "Price").fill("50");
  await save(page);
  await page.getByRole("heading", { level: 1, name: "Courier" }).waitFor();
  await page.getByRole("button", { name: "Add price" }).click();
  await field(page, "Price").nth(1).fill("0");
  await saveButton(page).click();
  await page.getByText("Start the prices of each currency at 0").first().waitFor();
  await field(page, "For orders from").nth(1).fill("500");
  await switchOn(page, "Ask for a date");
  await save(page);

  await page.goto(`/loyalties/${loyaltyId}?tab=store`);
  await page.getByRole("link", { name: "Add additional service" }).click();
  await field(page, "Name").fill("Gift wrapping");
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByText("Fill in this field.").first().waitFor();
  await page.getByRole("combobox", { name: labelled("Item") }).click();
  await page.getByRole("option", { name: "Wrapping" }).click();
  await switchOn(page, "Part of every order");
  await save(page);
  await page.getByRole("heading", { level: 1, name: "Gift wrapping" }).waitFor();

  await page.goto(`/pos/${posId}?tab=hours`);
  await page.getByRole("button", { name: "Add date" }).click();
  await field(page, "Date").fill("12/25/2999");
  await page.getByRole("button", { name: "Add hours" }).click();
  await page.getByRole("button", { name: "Add hours" }).click();
  await saveButton(page).click();
  await page.getByText("These hours overlap with others of the same day.", { exact: false }).first().waitFor();
  await page
    .getByRole("combobox", { name: labelled("Day") })
    .nth(1)
    .click();
  await page.getByRole("option", { name: "Tuesday" }).click();
  await save(page);
  const hours = await request(calls.pos.hours, { path: { posId } });
  expect(hours).toMatchObject({
    hours: [
      { week_day: "1", from: "09:00", to: "18:00" },
      { week_day: "2", from: "09:00", to: "18:00" },
    ],
    exceptions: [{ date: "2999-12-25", closed: true }],
  });

  await page.goto("/business/settings?tab=customers");
  await field(page, "Page in the App Store").fill("https://example.com/app");
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByText("This is not the page of an app.", { exact: false }).first().waitFor();
  const link = "https://apps.apple.com/ua/app/kalyna/id1234567890";
  await field(page, "Page in the App Store").fill(link);
  await save(page);

  await page.goto(`/pos/${posId}?tab=references`);
  await page.getByRole("button", { name: "Add link" }).click();
  await field(page, "Address").fill("https://");
  await saveButton(page).click();
  await page.getByText("Enter a web address", { exact: false }).first().waitFor();
  await field(page, "Address").fill("https://example.com/menu");
  await field(page, "Name").fill("Menu");
  await save(page);

  await page.goto(`/pos/${posId}?tab=store`);
  await page.getByText("This online store is public").waitFor();
  const visitor = (await open()).page;
  await visitor.goto((await page.getByRole("link", { name: "Open the store" }).getAttribute("href")) ?? "");
  await visitor.getByRole("heading", { level: 1, name: "Khreshchatyk 1" }).waitFor();
  await visitor.getByText("Rye bread").waitFor();
  await visitor.getByText(/UAH\s?64\.50/).waitFor();
  await visitor.getByText(/UAH\s?50\.00/).waitFor();
  await visitor.getByText(/UAH\s?500\.00/).waitFor();
  await visitor.getByText("You choose the day.").waitFor();
  expect(await visitor.getByText("09:00–18:00").count()).toBe(2);
  expect(await visitor.getByRole("link", { name: "Menu" }).getAttribute("href")).toBe("https://example.com/menu");
  const services = visitor.getByRole("listitem").filter({ hasText: "Gift wrapping" });
  await services.getByText(/UAH\s?35\.00/).waitFor();
  await services.getByText("in every order").waitFor();
  expect(await visitor.getByRole("link", { name: "App Store" }).getAttribute("href")).toBe(link);
});

test("a category of goods is entered with a picture, a public name and a description, which the store shows", async () => {
  const { context, page } = await open();
  await person.enter(context);
  await page.goto("/categories/create");
  await field(page, "Name").fill("Shelf 4");
  await field(page, "Code").fill("BAKERY");
  await field(page, "Public name").fill("Bakery");
  await field(page, "Description for customers").fill("Baked at night, here from six.");
  await save(page);
  await page.waitForURL(/categories\/[0-9a-f-]{36}$/);
  const categoryId = page.url().slice(-36);
  await page.locator("input[type=file]").setInputFiles(picture);
  await page.getByRole("img", { name: "Picture of the category" }).waitFor();
  expect(await violationsOn(page)).toEqual([]);
  const [bread] = (await request(calls.goods.inBusiness, { query: { search_text: "rye" } })).items;
  await request(calls.goods.change, { path: { goodsId: bread?.id ?? "" }, body: { category_ids: [categoryId] } });

  await request(calls.deliveries.add, { body: { loyalty_id: loyaltyId, title: "Bike" } });
  const { pos, till } = await addTill(person, { pos: "Podil", till: "Second till" });
  const selling = { active: true, terminal_id: till.id };
  await request(calls.onlineStore.changePos, { path: { posId: pos.id }, body: selling });
  const visitor = (await open()).page;
  await visitor.goto(`/store/${pos.id}`);
  const bakery = visitor.getByRole("region", { name: "Bakery" });
  await bakery.getByText("Baked at night, here from six.").waitFor();
  await bakery.getByText("Rye bread").waitFor();
  const shown = bakery.locator("img").first();
  await expect.poll(() => shown.evaluate((one) => (one as HTMLImageElement).naturalWidth)).toBeGreaterThan(0); // An img.
  expect(await visitor.getByText("Shelf 4").count()).toBe(0);
  expect(await violationsOn(visitor)).toEqual([]);

  // The register shows it by its own name, with the picture.
  const register = await open();
  await person.enter(register.context);
  await register.page.goto("/register");
  await register.page.getByRole("button", { name: "Open Second till" }).click();
  const chip = register.page.getByRole("button", { name: "Shelf 4" });
  await chip.locator("img").waitFor();
  const [pictured, whole] = [await chip.locator("img").boundingBox(), await chip.boundingBox()];
  expect(pictured && whole && pictured.y >= whole.y && pictured.y + pictured.height <= whole.y + whole.height).toBe(
    true,
  );
  await chip.click();
  await register.page.getByRole("region", { name: "Items" }).getByRole("button", { name: "Rye bread" }).waitFor();
  expect(await violationsOn(register.page)).toEqual([]);
});
