import { expect, test } from "vitest";
import { startBrowser, windowsOf } from "../../kit/browser.ts";
import { newPerson } from "../../kit/person.ts";
import { openStore } from "../../kit/store.ts";
import { coordinates, map } from "../../pages/map.ts";

const open = windowsOf(await startBrowser());

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
