import { calls } from "@patron/contract/routes";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startBrowser, windowsOf } from "../../kit/browser.ts";
import { newPerson } from "../../kit/person.ts";
import { disguised, picture } from "../../kit/pictures.ts";

const browser = await startBrowser();
const open = windowsOf(browser);
const person = await newPerson("Kovalenko Shops");
const outsider = await newPerson("Somebody Else");

async function enter(address: string, who = person) {
  const window = await open();
  await who.enter(window.context);
  await window.page.goto(address);
  return window;
}
const add = (title: string, more = {}) =>
  person.request(calls.pos.add, { body: { loyalty_id: person.loyaltyId, title, ...more } });
const titles = async () => (await person.request(calls.pos.list, {})).items.map(({ title }) => title);

const nameField = (page: Page) => page.getByRole("textbox", { name: /^Name/ });
const save = (page: Page) => page.getByRole("button", { name: "Save", exact: true });
const saved = (page: Page) => page.getByText("Saved", { exact: true }).first().waitFor();

describe("a point of sale", () => {
  test("with a terminal stays in its loyalty programme, and one without goes to another", async () => {
    const { request } = person;
    await request(calls.loyalty.add, { body: { title: "Second programme" } });
    const { id } = await add("Moving place");
    const till = await request(calls.terminals.add, { body: { title: "Till", currency: "UAH", pos_id: id } });
    const { page, complaints } = await enter(`/pos/${id}`);
    complaints.expect(/422/);
    await page.getByRole("combobox", { name: /^Loyalty programme/ }).click();
    await page.getByRole("option", { name: "Second programme" }).click();
    await save(page).click();
    await page.getByText("A point of sale with terminals or sales stays in its loyalty programme.").first().waitFor();
    const { id: pos_id } = await add("Other place");
    await request(calls.terminals.change, { path: { terminalId: till.id }, body: { pos_id } });
    await save(page).click();
    await saved(page);
    const moved = await request(calls.pos.get, { path: { posId: id } });
    expect(moved.loyalty.title).toBe("Second programme");
  });

  test("is created once its coordinates are whole, edited once its number exists, and a reload shows what was saved", async () => {
    const { page, complaints } = await enter("/pos");
    complaints.expect(/422/);
    await page.getByRole("link", { name: "Add point of sale" }).first().click();
    await page.getByRole("heading", { name: "New point of sale" }).waitFor();
    await nameField(page).fill("Podil");
    await page.getByRole("textbox", { name: "City" }).fill("Kyiv");
    await page.getByRole("textbox", { name: "Latitude" }).fill("50.45");
    await save(page).click();
    await page.getByText("Enter both latitude and longitude, or clear both.").first().waitFor();
    await page.getByRole("textbox", { name: "Longitude" }).fill("30.52");
    await save(page).click();
    await page.getByRole("heading", { name: "Podil" }).waitFor();
    await page.waitForURL(/\/pos\/[0-9a-f-]{36}$/);

    await page.getByRole("textbox", { name: "Priority" }).fill("7");
    const phones = page.getByRole("textbox", { name: "Phone" });
    await phones.fill("671112233");
    await page.getByRole("button", { name: "Add phone" }).click();
    await phones.nth(1).fill("12");
    await save(page).click();
    await page.getByText("This is not a phone number.").first().waitFor();
    await phones.nth(1).fill("672223344");
    await save(page).click();
    await saved(page);
    await page.reload();
    await page.getByRole("heading", { name: "Podil" }).waitFor();
    expect(await page.getByRole("textbox", { name: "Priority" }).inputValue()).toBe("7");
    expect(await page.getByRole("textbox", { name: "City" }).inputValue()).toBe("Kyiv");
    await page.getByRole("button", { name: "Remove phone" }).first().click();
    await save(page).click();
    await saved(page);
    const stored = (await person.request(calls.pos.list, {})).items.find(({ title }) => title === "Podil");
    expect(stored).toMatchObject({ phones: ["+380672223344"], latitude: "50.450000", longitude: "30.520000" });
  });

  test("is placed by pressing a map, and the map of its coordinates follows", async () => {
    const { id } = await add("On the map", { latitude: "50.450100", longitude: "30.523400" });
    const { page } = await enter(`/pos/${id}`);
    const map = page.getByRole("application", { name: "Map" });
    const pin = map.locator(".lucide-map-pin");
    await pin.waitFor();
    await page.getByText("© Example Maps").waitFor();
    const box = await map.boundingBox();
    await map.click({ position: { x: (box?.width ?? 0) / 2 + 60, y: (box?.height ?? 0) / 2 - 40 } });
    const longitude = page.getByRole("textbox", { name: "Longitude" });
    await expect.poll(() => longitude.inputValue()).not.toBe("30.523400");
    await save(page).click();
    await saved(page);
    const stored = await person.request(calls.pos.get, { path: { posId: id } });
    expect(Number(stored.longitude)).toBeCloseTo(30.5262, 3);
    expect(Number(stored.latitude)).toBeCloseTo(50.4512, 3);
    await page.getByRole("textbox", { name: "Latitude" }).fill("");
    await pin.waitFor({ state: "hidden" });
  });

  test("behaviour 11: takes a photo, and a drawing that calls itself a picture is refused with words", async () => {
    const { id } = await add("Photo shop");
    const { page, complaints } = await enter(`/pos/${id}`);
    const pick = async (file: typeof picture) => {
      const chooser = page.waitForEvent("filechooser");
      await page.getByRole("button", { name: /Choose a picture|Replace/ }).click();
      await (await chooser).setFiles(file);
    };
    await pick(picture);
    await expect.poll(async () => (await person.request(calls.pos.get, { path: { posId: id } })).photo).not.toBeNull();
    const before = (await person.request(calls.pos.get, { path: { posId: id } })).photo;

    // The browser shows a broken preview until the server has reported why.
    complaints.expect(/415/, /blob:/);
    await pick(disguised);
    await page
      .getByText("This picture cannot be used. Choose a JPEG or PNG of at most 40 megapixels.")
      .first()
      .waitFor();
    expect((await person.request(calls.pos.get, { path: { posId: id } })).photo).toEqual(before);
  });

  test("is made once by two quick presses", async () => {
    const { page } = await enter("/pos/create");
    await nameField(page).fill("Twice");
    await save(page).dblclick();
    await page.getByRole("heading", { name: "Twice" }).waitFor();
    expect((await titles()).filter((title) => title === "Twice")).toHaveLength(1);
  });

  test("whose saving did not arrive keeps what was typed; trying again is one effect", async () => {
    const { page, context, complaints } = await enter("/pos/create");
    complaints.expect(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
    await nameField(page).fill("Far away");
    await context.setOffline(true);
    await save(page).click();
    await page.getByText("The server cannot be reached. Your changes are still here; try again.").first().waitFor();
    expect(await nameField(page).inputValue()).toBe("Far away");
    await context.setOffline(false);
    // The request arrives and its response is lost: the worst case, because it had an effect.
    const cut = Promise.withResolvers<void>();
    await page.route("**/api/pos", async (route) => {
      if (route.request().method() !== "POST") return await route.fallback();
      await route.fetch();
      await route.abort();
      await page.unroute("**/api/pos");
      cut.resolve();
    });
    await save(page).click();
    await cut.promise;
    expect(await titles()).toContain("Far away");
    await save(page).click();
    await page.getByRole("heading", { name: "Far away" }).waitFor();
    expect((await titles()).filter((title) => title === "Far away")).toHaveLength(1);
  });

  test("that two people edit: the second is warned, nothing is lost", async () => {
    const { id } = await add("Shared shop");
    const [first, second] = [await enter(`/pos/${id}`), await enter(`/pos/${id}`)];
    await nameField(second.page).fill("Second's name");
    await first.page.getByRole("textbox", { name: "City" }).fill("Lviv");
    await save(first.page).click();
    await saved(first.page);

    second.complaints.expect(/412/);
    await save(second.page).click();
    await second.page.getByText("Someone else changed this record", { exact: true }).waitFor();
    expect(await nameField(second.page).inputValue()).toBe("Second's name");
    await expect.poll(() => second.page.getByRole("textbox", { name: "City" }).inputValue()).toBe("Lviv");
    await second.page.getByRole("button", { name: "Save my changes" }).click();
    await saved(second.page);
    const { title, address } = await person.request(calls.pos.get, { path: { posId: id } });
    expect({ title, city: address.city }).toEqual({ title: "Second's name", city: "Lviv" });
  });

  test("whose links two people edit: the second is warned, and takes the first one's or keeps their own", async () => {
    const { id } = await add("Linked shop");
    const path = { posId: id };
    const { page, complaints } = await enter(`/pos/${id}?tab=references`);
    await page.getByRole("button", { name: "Add link" }).click();
    await page.getByRole("textbox", { name: "Address" }).fill("https://example.com/second");
    const first = [{ type: "web" as const, url: "https://example.com/first" }];
    await person.request(calls.pos.changeReferences, { path, body: { references: first } });

    complaints.expect(/412/);
    await save(page).click();
    await page.getByText("Someone else changed this record", { exact: true }).waitFor();
    expect((await person.request(calls.pos.references, { path })).references).toEqual(first);
    await page.getByRole("button", { name: "Load latest version" }).click();
    await expect.poll(() => page.getByRole("textbox", { name: "Address" }).inputValue()).toBe(first[0]?.url);
    await page.getByRole("button", { name: "Add link" }).click();
    await page.getByRole("textbox", { name: "Address" }).nth(1).fill("https://example.com/second");
    await save(page).click();
    await saved(page);
    expect((await person.request(calls.pos.references, { path })).references).toHaveLength(2);
    await page.reload();
    await page.getByRole("textbox", { name: "Address" }).nth(1).waitFor();
    expect(await page.getByText("Unsaved changes").count()).toBe(0);
  });

  test("left with changes needs a confirmation; staying keeps them, leaving drops them", async () => {
    const { id } = await add("Left shop");
    const { page } = await enter(`/pos/${id}`);
    await nameField(page).fill("Half written");
    const away = page.getByRole("navigation", { name: "Main menu" }).getByRole("link", { name: "Points of sale" });
    await away.click();
    await page.getByRole("button", { name: "Stay" }).click();
    expect(await nameField(page).inputValue()).toBe("Half written");
    await away.click();
    await page.getByRole("button", { name: "Leave", exact: true }).click();
    await page.getByRole("heading", { name: "Points of sale" }).waitFor();
    expect(await titles()).toContain("Left shop");
  });

  test("is saved by Ctrl+S, and Enter in a field", async () => {
    const { id } = await add("Keys shop");
    const { page } = await enter(`/pos/${id}`);
    await nameField(page).fill("Keys shop 2");
    await page.keyboard.press("Control+s");
    await expect.poll(titles).toContain("Keys shop 2");
    await nameField(page).fill("Keys shop 3");
    await page.keyboard.press("Enter");
    await expect.poll(titles).toContain("Keys shop 3");
  });
});

describe("the list", () => {
  beforeAll(async () => {
    for (let number = 10; number < 24; number++) await add(`Station ${number}`, { pos_type: "road-tanker" });
  });

  test("keeps search, sorting, filter and page in the address, through reload and back", async () => {
    const { page } = await enter("/pos?count=10");
    const table = page.getByRole("table", { name: "Points of sale" });
    const firstName = () => table.getByRole("row").nth(1).getByRole("link").first().textContent();
    await page.getByRole("searchbox", { name: "Search" }).fill("station");
    await page.waitForURL(/q=station/);
    await table.getByRole("button", { name: "Name" }).click();
    await table.getByRole("button", { name: "Name" }).click();
    await page.waitForURL(/order=desc/);
    await expect.poll(firstName).toBe("Station 23");
    await page.getByRole("button", { name: "Page 2", exact: true }).click();
    await page.waitForURL(/page=2/);
    await expect.poll(firstName).toBe("Station 13");

    await page.reload();
    await expect.poll(firstName).toBe("Station 13");
    expect(await page.getByRole("searchbox", { name: "Search" }).inputValue()).toBe("station");
    await table.getByRole("link", { name: "Station 13" }).click();
    await page.getByRole("heading", { name: "Station 13" }).waitFor();
    await page.goBack();
    await page.waitForURL(/page=2/);
    await expect.poll(firstName).toBe("Station 13");
  });

  test("filters by type, and shows when nothing matches", async () => {
    const { page } = await enter("/pos");
    await page.getByRole("button", { name: "Add filter" }).click();
    await page.getByRole("menuitem", { name: "Type" }).click();
    await page.getByRole("button", { name: "Online store" }).click();
    await page.waitForURL(/pos_type=online-store/);
    await page.getByText("No matches for these filters").waitFor();
    await page.getByRole("button", { name: "Clear filters" }).click();
    await page.getByRole("table", { name: "Points of sale" }).getByRole("link").first().waitFor();
  });
});

describe("another business", () => {
  test("sees nothing of the first: not in its list, not by the address", async () => {
    const { id } = await add("Secret shop");
    const { page, complaints } = await enter("/pos", outsider);
    await page.getByText("Add your first point of sale").waitFor();
    complaints.expect(/404/);
    await page.goto(`/pos/${id}`);
    await page.getByText("This record doesn’t exist").waitFor();
    expect(await page.getByText("Secret shop").count()).toBe(0);
  });
});

afterAll(async () => {
  expect((await outsider.request(calls.pos.list, {})).items).toEqual([]);
});
