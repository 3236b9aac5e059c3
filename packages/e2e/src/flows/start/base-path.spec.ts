import { expect, test } from "vitest";
import { startBrowser, windowsOf } from "../../kit/browser.ts";
import { newPerson } from "../../kit/person.ts";
import { startOwnServer } from "../../kit/server.ts";
import { addTill } from "../../kit/till.ts";
import { codesOn } from "../../pages/qr-codes.ts";

const browser = await startBrowser();
const open = windowsOf(browser);

test("the app finds the API at the configured base path", async () => {
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

    // The printed codes of its tills lead to the app, not to the API.
    for (const number of [1, 2]) await addTill(person, { pos: `Place ${number}`, till: `Till ${number}` });
    await page.goto("/terminals/codes");
    await page.getByRole("img", { name: "QR code of Till 2, Place 2" }).waitFor();
    const codes = await codesOn(page.getByRole("main"));
    expect(codes.map((code) => new URL(code).origin)).toEqual([server.url, server.url]);
    const opened: string[] = [];
    for (const code of codes) {
      await page.goto(code);
      await page.getByRole("region", { name: "Scanned code" }).getByRole("button", { name: "Open" }).click();
      const heading = page.getByRole("heading", { level: 1, name: /^Till / });
      opened.push((await heading.textContent()) ?? "");
      await page.getByRole("button", { name: "Close the till" }).click();
      await page.getByRole("region", { name: "Items" }).waitFor({ state: "detached" });
    }
    expect(opened.toSorted()).toEqual(["Till 1", "Till 2"]);
    // Ends prefetching before the server stops.
    await context.close();
  } finally {
    await server.stop();
  }
});
