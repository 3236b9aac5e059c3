import { expect, test } from "vitest";
import { violationsOn } from "../../kit/accessible.ts";
import { startBrowser, windowsOf } from "../../kit/browser.ts";
import { newPerson } from "../../kit/person.ts";
import { addItems, addSellingTill } from "../../kit/till.ts";
import { withWorkers } from "../../kit/window.ts";
import { openFirstTill } from "../../pages/till.ts";

const browser = await startBrowser();
const open = windowsOf(browser);
const person = await newPerson("Kalyna Install");
await addSellingTill(person, { pos: "Khreshchatyk 1", till: "Till 1" });
await addItems(person, [["bread", "Bread", "40.00"]]);

interface Icon {
  src: string;
  sizes: string;
  type: string;
  purpose?: string;
}

test("the register is an app of its own: Chromium finds nothing that keeps it from being installed", async () => {
  const window = await open(withWorkers);
  const page = await openFirstTill(window, person, "Bread");
  const session = await window.context.newCDPSession(page);
  const { url, errors, data } = await session.send("Page.getAppManifest");
  expect(new URL(url).pathname).toBe("/till.webmanifest");
  expect(errors).toEqual([]);
  const manifest = JSON.parse(data ?? "") as { icons: Icon[] }; // Chromium has just parsed it.
  expect(manifest).toMatchObject({
    ...{ id: "/register", start_url: "/register", scope: "/register", display: "standalone" },
    ...{ name: "Patron Register", short_name: "Register" },
  });
  const { installabilityErrors } = await session.send("Page.getInstallabilityErrors");
  // A private window can install nothing; each test has one.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== "in-incognito")).toEqual([]);

  // The icons are as large as the manifest says, one of them fills every shape.
  const sizes = await page.evaluate(
    (icons) =>
      Promise.all(
        icons.map(async ({ src }) => {
          const { width, height } = await createImageBitmap(await (await fetch(src)).blob());
          return `${width}x${height}`;
        }),
      ),
    manifest.icons.filter(({ type }) => type === "image/png"),
  );
  expect(sizes).toEqual(["192x192", "512x512", "512x512"]);
  expect(manifest.icons.filter(({ purpose }) => purpose === "maskable")).toHaveLength(1);

  // The worker answers for the register, and for nothing else.
  const worker = await page.evaluate(async () => {
    const { scope, active } = await navigator.serviceWorker.ready;
    return [new URL(scope).pathname, active && new URL(active.scriptURL).pathname];
  });
  expect(worker).toEqual(["/register", "/till-worker.js"]);
});

test("where the browser offers it, the register has a button that installs it, once", async () => {
  const window = await open();
  const page = await openFirstTill(window, person, "Bread");
  const button = page.getByRole("button", { name: "Install as an app" });
  expect(await button.count()).toBe(0);
  // A browser without a screen offers nothing, so the test does.
  await page.evaluate(() => {
    const offer = new Event("beforeinstallprompt", { cancelable: true });
    const prompt = () => {
      document.documentElement.dataset.asked = "yes";
      return Promise.resolve();
    };
    globalThis.dispatchEvent(Object.assign(offer, { prompt }));
    document.documentElement.dataset.kept = String(offer.defaultPrevented);
  });
  await button.waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await button.click();
  await button.waitFor({ state: "detached" });
  expect(await page.evaluate(() => ({ ...document.documentElement.dataset }))).toMatchObject({
    ...{ asked: "yes", kept: "true" },
  });
});
