import { afterAll, beforeAll, expect, test } from "vitest";
import { violationsOn } from "../../kit/accessible.ts";
import { startBrowser, windowsOf } from "../../kit/browser.ts";
import { newPerson } from "../../kit/person.ts";
import { type OwnServer, startOwnServer } from "../../kit/server.ts";

const browser = await startBrowser();
const open = windowsOf(browser);
let server: OwnServer;
beforeAll(async () => {
  server = await startOwnServer();
});
afterAll(() => server.stop());

test("without a support team, the page says so and offers neither a message nor access", async () => {
  const person = await newPerson("Kalyna Market", server.url);
  const { page, context } = await open();
  await person.enter(context);
  await page.goto(`${server.url}/support`);
  await page.getByText("This installation has no support team to write to.").waitFor();
  await page.getByText("This installation has no support team. Its administrator can set one up.").waitFor();
  expect(await page.getByRole("textbox", { name: "Subject" }).count()).toBe(0);
  expect(await page.getByRole("button", { name: /Send/ }).count()).toBe(0);
  expect(await violationsOn(page)).toEqual([]);
});
