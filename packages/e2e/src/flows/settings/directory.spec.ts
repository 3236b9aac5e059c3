import { calls } from "@patron/contract/routes";
import { expect, inject, test } from "vitest";
import { startBrowser, windowsOf } from "../../kit/browser.ts";
import { newPerson } from "../../kit/person.ts";
import { signInAsSupport } from "../../kit/support.ts";

const browser = await startBrowser();
const open = windowsOf(browser);
const person = await newPerson("Lypky Cafés");
const add = (title: string, more = {}) =>
  person.request(calls.pos.add, { body: { loyalty_id: person.loyaltyId, title, ...more } });

test("a business requests a listing, support rejects and allows it, and customers find it without scripts", async () => {
  const { id } = await add("Lypky 5", { public_title: { en: "Café on the hill" } });
  const { page, context, complaints } = await open();
  await person.enter(context);
  await page.goto(`/pos/${id}?tab=listing`);
  await page.getByText("Customers do not find it in the directory.").waitFor();
  complaints.expect(/422/);
  await page.getByRole("button", { name: "Request listing" }).click();
  await page.getByText("Enter the address or coordinates first").first().waitFor();
  const where = {
    address: { street: "Lypska 5", city: "Kyiv" },
    latitude: "50.444000",
    longitude: "30.534000",
    public_description: { en: "Coffee and cakes" },
  };
  await person.request(calls.pos.change, { path: { posId: id }, body: where });
  await page.reload();
  await page.getByRole("button", { name: "Request listing" }).click();
  await page.getByText("Support of this installation checks the request.", { exact: false }).waitFor();

  const support = await signInAsSupport(open);
  await support.page.goto("/support");
  await support.page.getByRole("link", { name: "Decide about listings" }).click();
  const card = support.page.getByRole("listitem").filter({ hasText: "Café on the hill" });
  await card.getByText("Lypska 5").waitFor();
  await card.getByRole("button", { name: "Reject" }).click();
  support.complaints.expect(/422/);
  await card.getByRole("button", { name: "Reject" }).click();
  await card.getByText("Enter the reason. The business reads it.").waitFor();
  await card.getByRole("textbox", { name: /Reason/ }).fill("The street does not exist.");
  await card.getByRole("button", { name: "Reject" }).click();
  await card.waitFor({ state: "hidden" });

  await page.reload();
  await page.getByText("The street does not exist.").waitFor();
  await page.getByRole("button", { name: "Request again" }).click();
  await page.getByText("Support of this installation checks the request.", { exact: false }).waitFor();
  await support.page.reload();
  await card.getByRole("button", { name: "Allow" }).click();
  await card.waitFor({ state: "hidden" });
  await page.reload();
  await page.getByText("Customers find it in the directory.", { exact: false }).waitFor();

  const visitor = await open({ viewport: { width: 390, height: 844 }, javaScriptEnabled: false });
  await visitor.page.goto(`${inject("url")}/api/public/places/html?lang=en`);
  await visitor.page.getByRole("searchbox", { name: "Name, city or street" }).fill("lypska hill");
  await visitor.page.getByRole("button", { name: "Search" }).click();
  await visitor.page.getByRole("heading", { name: "Café on the hill" }).waitFor();
  await visitor.page.getByText("Coffee and cakes").waitFor();
  await visitor.page.getByRole("link", { name: "What is nearby" }).click();
  await visitor.page.getByText("0 m away").first().waitFor();
  expect(await visitor.page.evaluate("document.documentElement.scrollWidth")).toBe(390);

  await page.getByRole("button", { name: "Remove from directory" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Remove from directory" }).click();
  await page.getByText("Customers do not find it in the directory.").waitFor();
  await visitor.page.goto(`${inject("url")}/api/public/places/html?lang=en&search=lypska`);
  await visitor.page.getByText("Nothing found.", { exact: false }).waitFor();
});

test("a road tanker gets its number plate and tank and an online store its website; the list shows them and another type clears them", async () => {
  const { id } = await add("Tanker 1");
  const { page, context } = await open();
  await person.enter(context);
  await page.goto(`/pos/${id}`);
  const plate = page.getByRole("textbox", { name: "Number plate" });
  await page.getByRole("combobox", { name: "Type" }).click();
  await page.getByRole("option", { name: "Road tanker" }).click();
  await plate.fill("AA 1234 BB");
  await page.getByRole("textbox", { name: /Tank capacity/ }).fill("0");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByText("Enter 1 or more.").first().waitFor();
  await page.getByRole("textbox", { name: /Tank capacity/ }).fill("8000");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByText("Saved", { exact: true }).first().waitFor();
  await page.goto("/pos");
  await page.getByText(/AA 1234 BB, 8,000\sL/).waitFor();

  await page.goto(`/pos/${id}`);
  await plate.waitFor();
  await page.getByRole("combobox", { name: "Type" }).click();
  await page.getByRole("option", { name: "Online store" }).click();
  await plate.waitFor({ state: "hidden" });
  const website = page.getByRole("textbox", { name: "Shop website" });
  await website.fill("shop");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByText("Enter a web address", { exact: false }).first().waitFor();
  await website.fill("https://shop.example.com/ua");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByText("Saved", { exact: true }).first().waitFor();
  const path = { posId: id };
  const store = { pos_type: "online-store", shop_url: "https://shop.example.com/ua" };
  expect(await person.request(calls.pos.get, { path })).toMatchObject({
    ...store,
    ...{ vehicle_number: null, tank_capacity: null },
  });
  await page.goto("/pos");
  await page.getByText("shop.example.com").waitFor();

  await page.goto(`/pos/${id}`);
  await website.waitFor();
  await page.getByRole("combobox", { name: "Type" }).click();
  await page.getByRole("option", { name: "Shop or station" }).click();
  await website.waitFor({ state: "hidden" });
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByText("Saved", { exact: true }).first().waitFor();
  expect(await person.request(calls.pos.get, { path })).toMatchObject({ pos_type: "pos", shop_url: null });
});
