import { calls } from "@patron/contract/routes";
import { afterAll, beforeAll, expect, test } from "vitest";
import { violationsOn } from "../../kit/accessible.ts";
import { startBrowser, windowsOf } from "../../kit/browser.ts";
import { newPerson, type Person } from "../../kit/person.ts";
import { startPoster } from "../../kit/poster.ts";
import { type OwnServer, startOwnServer } from "../../kit/server.ts";
import { addTill } from "../../kit/till.ts";
import { choose, field, notifications, save, saveButton, switchOn } from "../../pages/form.ts";

const browser = await startBrowser();
const open = windowsOf(browser);
const poster = await startPoster();
let server: OwnServer;
let person: Person;
const tills: string[] = [];
beforeAll(async () => {
  server = await startOwnServer({ PATRON_POSTER_URL: poster.url, PATRON_POSTER_APPLICATIONS: "123:secret:Patron" });
  person = await newPerson("Kalyna Market", server.url);
  for (const till of ["Till 1", "Till 2"])
    tills.push((await addTill(person, { pos: `Khreshchatyk ${till}`, till })).till.id);
  const prices = [{ currency: "UAH", price: "100.00" }];
  const body = { code: "honey", title: "Honey", loyalty_ids: [person.loyaltyId], prices };
  await person.request(calls.goods.add, { body });
});
afterAll(async () => {
  await server.stop();
  poster.stop();
});

test("a register of Poster is connected with a token, its sales are booked, and one waits for its item", async () => {
  const { page, context, complaints } = await open();
  complaints.expect(/422/);
  await person.enter(context);
  await page.goto(`${server.url}/terminals/${tills[0]}?tab=devices&device=poster`);
  await field(page, "Account at Poster").fill("kalyna");
  await page.getByLabel("Access token", { exact: true }).fill("861052:wrong");
  await saveButton(page).click();
  await page.getByText("Poster does not accept this.").waitFor();
  await page.getByLabel("Access token", { exact: true }).fill("861052:good");
  await save(page);
  await page.getByText("861052", { exact: true }).waitFor();
  await page.getByRole("button", { name: "Check connection" }).click();
  await page.getByText("Poster answers: 2 locations.").waitFor();
  await switchOn(page, "Active");
  await choose(page, "Location", "Podil");
  await choose(page, "Register", "Hall");
  await save(page);
  await expect.poll(async () => (await person.request(calls.poster.list, {})).items.length).toBe(2);
  expect(await violationsOn(page)).toEqual([]);

  await page.goto(`${server.url}/poster-sales`);
  await page.getByRole("row").filter({ hasText: "501" }).getByText("Booked", { exact: true }).waitFor();
  const waiting = page.getByRole("row").filter({ hasText: "502" });
  await waiting.getByText("cr-1 · Croissant").waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await waiting.getByRole("button", { name: "Try again" }).click();
  await notifications(page).getByText("The sale still cannot be booked").waitFor();
  const body = { code: "cr-1", title: "Croissant", loyalty_ids: [person.loyaltyId] };
  await person.request(calls.goods.add, { body });
  await waiting.getByRole("button", { name: "Try again" }).click();
  await waiting.getByText("Booked", { exact: true }).waitFor();
  const { items } = await person.request(calls.transactions.list, {});
  expect(items.map(({ totals }) => totals.amount_to_pay).sort()).toEqual(["60.00", "90.00"]);
});

test("Poster gives the access itself through an application, once the person confirms the account", async () => {
  const { page, context } = await open();
  await person.enter(context);
  await page.goto(`${server.url}/poster-connected?code=code-1&account=other`);
  await page.getByText("Nothing to connect").waitFor();
  await page.goto(`${server.url}/terminals/${tills[1]}?tab=devices&device=poster`);
  await page.getByRole("button", { name: "Connect through Patron" }).click();
  await page.getByText("Connect kalyna.joinposter.com").waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await page.getByRole("button", { name: "Connect", exact: true }).click();
  await page.getByText("861052", { exact: true }).waitFor();
  const path = { terminalId: tills[1] ?? "" };
  expect(await person.request(calls.poster.settings, { path })).toMatchObject({ account: "kalyna", active: false });
});
