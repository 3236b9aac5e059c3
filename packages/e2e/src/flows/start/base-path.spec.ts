import { expect, test } from "vitest";
import { startBrowser, windowsOf } from "../../kit/browser.ts";
import { newPerson } from "../../kit/person.ts";
import { startOwnServer } from "../../kit/server.ts";

const browser = await startBrowser();
const open = windowsOf(browser);

test("the app finds the API at the configured base path", { timeout: 60_000 }, async () => {
  const server = await startOwnServer({ PATRON_BASE_PATH: "/patron/v1" });
  try {
    const person = await newPerson("Elsewhere", server.url, "/patron/v1");
    const { page, context } = await open({ baseURL: server.url });
    await person.enter(context);
    await page.goto("/");
    await page.getByRole("button", { name: "Business: Elsewhere" }).waitFor();
    await page.getByRole("button", { name: "Help" }).click();
    const reference = page.getByRole("menuitem", { name: "API reference" });
    expect(await reference.getAttribute("href")).toBe("/patron/v1/docs");
    // Ends prefetching before the server stops.
    await context.close();
  } finally {
    await server.stop();
  }
});
