import { afterAll, beforeAll, expect, test } from "vitest";
import { violationsOn } from "../../kit/accessible.ts";
import { startBrowser, windowsOf } from "../../kit/browser.ts";
import { newPerson, type Person } from "../../kit/person.ts";
import { type OwnServer, startOwnServer } from "../../kit/server.ts";
import { openStore, place } from "../../kit/store.ts";
import { field, save, switchOn } from "../../pages/form.ts";
import { coordinates, map } from "../../pages/map.ts";

// A server as it is after its installation, without any settings.

const open = windowsOf(await startBrowser());
let server: OwnServer;
let person: Person;
beforeAll(async () => {
  server = await startOwnServer();
  person = await newPerson("Kalyna Market", server.url);
});
afterAll(() => server.stop());

test("without a support team, the page says so and offers neither a message nor access", async () => {
  const { page, context } = await open();
  await person.enter(context);
  await page.goto(`${server.url}/support`);
  await page.getByText("This installation has no support team to write to.").waitFor();
  await page.getByText("This installation has no support team. Its administrator can set one up.").waitFor();
  expect(await page.getByRole("textbox", { name: "Subject" }).count()).toBe(0);
  expect(await page.getByRole("button", { name: /Send/ }).count()).toBe(0);
  expect(await violationsOn(page)).toEqual([]);
});

test("without map tiles, a store and its point of sale show the coordinates, which lead to a public map", async () => {
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
});

test("a mail server in a private network is not asked, and the sender of a test is told so", async () => {
  const { page, context, complaints } = await open({ baseURL: server.url });
  complaints.expect(/422/);
  await person.enter(context);
  await page.goto("/business/settings/messages?channel=email");
  await switchOn(page, "Active");
  await field(page, "Mail server").fill("127.0.0.1");
  await field(page, "Sender").fill("shop@example.com");
  await save(page);
  await page.getByRole("textbox", { name: /Phone number or e-mail/ }).fill("me@example.com");
  await page.getByRole("button", { name: "Send test" }).click();
  await page.getByText("This address lies in a private network, where this server does not send.").first().waitFor();
});
