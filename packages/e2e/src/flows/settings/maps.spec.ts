import { calls } from "@patron/contract/routes";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { violationsOn } from "../../kit/accessible.ts";
import { startBrowser, windowsOf } from "../../kit/browser.ts";
import { newPerson, type Person } from "../../kit/person.ts";
import { startOwnServer } from "../../kit/server.ts";
import { addItems, addTill } from "../../kit/till.ts";
import { field } from "../../pages/form.ts";

const browser = await startBrowser();
const open = windowsOf(browser);
const place = { latitude: "50.450100", longitude: "30.523400" };

/** A point of sale with a pin and a public store. */
async function openStore(person: Person): Promise<string> {
  const { request, loyaltyId } = person;
  const { till, pos } = await addTill(person, { pos: "Podil", till: "Till" });
  const path = { posId: pos.id };
  await addItems(person, [["rye", "Rye bread", "40"]]);
  const price_levels = [{ currency: "UAH", amount_from: "0", price: "50" }];
  const courier = { title: "Courier", address_mode: "address" as const, price_levels };
  await request(calls.deliveries.add, { body: { loyalty_id: loyaltyId, ...courier } });
  await request(calls.onlineStore.changeProgramme, { path: { loyaltyId }, body: { active: true } });
  await request(calls.onlineStore.changePos, { path, body: { active: true, terminal_id: till.id } });
  await request(calls.pos.change, { path, body: place });
  return pos.id;
}
const map = (page: Page) => page.getByRole("application", { name: "Map" });
const coordinates = (page: Page, { latitude, longitude } = place) =>
  page.getByRole("link", { name: `${latitude}, ${longitude}` });

test("where the installation has map tiles, the store and its point of sale show a map with a pin", async () => {
  const person = await newPerson("On maps");
  const posId = await openStore(person);
  const { page, context } = await open();
  for (const address of [`/store/${posId}`, `/pos/${posId}`]) {
    await person.enter(context);
    await page.goto(address);
    await map(page).locator(".lucide-map-pin").waitFor();
    expect(await coordinates(page).count()).toBe(0);
  }
});

test("without map tiles they show the coordinates, which lead to a public map", async () => {
  const server = await startOwnServer({});
  try {
    const person = await newPerson("Without maps", server.url);
    const posId = await openStore(person);
    const { page, context } = await open({ baseURL: server.url });
    await page.goto(`/store/${posId}`);
    await coordinates(page).waitFor();
    expect(await coordinates(page).getAttribute("href")).toBe(
      "https://www.openstreetmap.org/?mlat=50.450100&mlon=30.523400#map=17/50.450100/30.523400",
    );
    expect(await map(page).count()).toBe(0);
    expect(await violationsOn(page)).toEqual([]);

    await person.enter(context);
    await page.goto(`/pos/${posId}`);
    await coordinates(page).waitFor();
    expect(await map(page).count()).toBe(0);
    // They follow what is typed, and half of a place is none.
    await field(page, "Latitude").fill("49.84");
    await coordinates(page, { ...place, latitude: "49.84" }).waitFor();
    expect(await violationsOn(page)).toEqual([]);
    await field(page, "Longitude").fill("");
    await page.getByRole("link", { name: /^49\.84/ }).waitFor({ state: "hidden" });
    // Ends prefetching before the server stops.
    await context.close();
  } finally {
    await server.stop();
  }
});
