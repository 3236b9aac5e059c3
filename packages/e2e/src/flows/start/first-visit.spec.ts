import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { openWindow, startBrowser } from "../../kit/browser.ts";
import { openAddress } from "../../kit/loading.ts";
import { newPerson } from "../../kit/person.ts";

const browser = await startBrowser();

const name = "scripts of the first visit, gzip";
const file = join(import.meta.dirname, "../../../../bench/budgets.json");
const { most } = (JSON.parse(readFileSync(file, "utf8")) as Record<string, { most: number }>)[name] ?? { most: 0 }; // The bench's own file.

interface Script {
  name: string;
  encoding: string | null;
  /** Too short to be compressed. */
  isShort: boolean;
  kilobytes: number;
}

test("who comes to sign in loads no more script than the budget of the bench allows, compressed, whatever the language", async () => {
  for (const language of ["en", "uk", "ru", "de", "fr"]) {
    const { page, context } = await openWindow(browser);
    await context.addInitScript((value) => localStorage.setItem("language", value), language);
    const scripts: Promise<Script>[] = [];
    page.on("response", (response) => {
      if (response.request().resourceType() !== "script") return;
      const { pathname } = new URL(response.url());
      scripts.push(
        Promise.all([response.body(), response.headerValue("content-encoding")]).then(([body, encoding]) => ({
          ...{ name: pathname, encoding, isShort: body.length < 1_000 },
          kilobytes: gzipSync(body).length / 1024,
        })),
      );
    });
    await page.goto("/");
    await page.locator("form").waitFor();
    await page.waitForLoadState("networkidle");
    const loaded = await Promise.all(scripts);
    const sum = loaded.reduce((all, { kilobytes }) => all + kilobytes, 0);
    const largest = loaded
      .sort((a, b) => b.kilobytes - a.kilobytes)
      .map((one) => `${one.kilobytes.toFixed(1)} ${one.name}`);
    await context.close();
    expect(loaded.length, language).toBeGreaterThan(5);
    expect(loaded.filter(({ encoding, isShort }) => !encoding && !isShort)).toEqual([]);
    expect(sum, `${language}, in kB:\n${largest.join("\n")}`).toBeLessThanOrEqual(most);
  }
});

test("a list of the back office comes in at most fifty scripts", async () => {
  const person = await newPerson("Files of a List");
  const { page, context } = await openWindow(browser);
  await person.enter(context);
  await openAddress(page, "/transactions");
  const files = await page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .filter(({ name }) => name.endsWith(".js"))
      .map(({ name }) => name),
  );
  await context.close();
  expect(files.length).toBeGreaterThan(10);
  // Each of its modules in a file of its own would be more than two hundred.
  expect(files.length, files.join("\n")).toBeLessThanOrEqual(50);
});
