import { calls } from "@patron/contract/routes";
import type { Page } from "playwright-core";
import { afterAll, describe, expect, test } from "vitest";
import { startBrowser, windowsOf } from "../../kit/browser.ts";
import { newPerson } from "../../kit/person.ts";
import { problem } from "../../kit/problem.ts";
import { startOwnServer } from "../../kit/server.ts";
import { register } from "../../pages/auth.ts";
import { field, notifications } from "../../pages/form.ts";
import { mainMenu } from "../../pages/menu.ts";

// Specified behaviour of start and session; each test names its behaviour.

const browser = await startBrowser();
const open = windowsOf(browser);
const person = await newPerson("Stated Behaviours");
await person.request(calls.customers.add, {
  body: { loyalty_id: person.loyaltyId, external_id: "C-1", first_name: "Taras", last_name: "Tajemny" },
});

const stored = (page: Page) => page.evaluate(() => ({ ...localStorage }) as Record<string, string>); // Storage holds only texts.

async function signIn(page: Page) {
  await field(page, "E-mail").fill(person.email);
  await field(page, "Password").fill(person.password);
  await page.getByRole("button", { name: "Sign in" }).click();
}

async function enter(address: string) {
  const window = await open();
  await person.enter(window.context);
  await window.page.goto(address);
  return window;
}

describe("start", () => {
  test("behaviour 1: without a token nothing of a business is requested", async () => {
    const { page } = await open();
    const requested: string[] = [];
    page.on("request", (request) => requested.push(new URL(request.url()).pathname));
    await page.goto("/pos");
    await page.waitForURL(/\/auth/);
    await page.getByRole("button", { name: "Sign in" }).waitFor();
    expect(requested.filter((path) => /^\/api\/(business|pos)/.test(path))).toEqual([]);
  });

  test("behaviour 1: with a token user, business and menu are there before the first screen", async () => {
    const { page, context } = await open();
    await person.enter(context);
    await page.route("**/api/business", async (route) => {
      // The screen and the menu wait for the business, however long it takes.
      expect(await page.getByRole("heading", { level: 1 }).count()).toBe(0);
      await route.continue();
    });
    await page.goto("/goods-and-services/create");
    await page.getByRole("heading", { name: "New item" }).waitFor();
    await mainMenu(page).waitFor();
    await page.getByRole("banner").getByText("Stated Behaviours").waitFor();
    // The price's currency is the business's, which has loaded before the screen.
    expect(await page.getByRole("combobox", { name: /^Currency/ }).inputValue()).toMatch(/^UAH/);
  });

  for (const [what, address] of [
    ["user", "**/api/business/user/profile"],
    ["business", "**/api/business"],
  ] as const)
    test(`behaviour 3: a ${what} that cannot be loaded clears the session and leads to the sign-in`, async () => {
      const { page, context, complaints } = await open();
      complaints.expect(/500/, /server\.broken/);
      await person.enter(context);
      await page.route(address, (route) => route.fulfill(problem("server.broken")));
      await page.goto("/pos");
      await page.waitForURL(/\/auth/);
      await page.getByRole("button", { name: "Sign in" }).waitFor();
      expect(Object.keys(await stored(page))).not.toEqual(expect.arrayContaining(["user"]));
      expect((await stored(page)).business).toBeUndefined();
      await page.unroute(address);
      await signIn(page);
      await page.getByRole("heading", { name: "Points of sale" }).waitFor();
    });
});

describe("session", () => {
  test("behaviour 2: registration and sign-in set the session, sign-out clears it and goes to /auth", async () => {
    const { page } = await open();
    await register(page, "Set And Cleared");
    expect(JSON.parse((await stored(page)).token ?? "null")).toMatch(/./);
    await page.getByRole("button", { name: "Your account" }).click();
    await page.getByRole("menuitem", { name: "Sign out" }).click();
    await page.waitForURL(/\/auth$/);
    expect((await stored(page)).token).toBeUndefined();
    await signIn(page);
    await mainMenu(page).waitFor();
    expect(JSON.parse((await stored(page)).token ?? "null")).toMatch(/./);
  });

  test("behaviour 4: a refused sign-in is logged and shown to the user", async () => {
    const { page, complaints } = await open();
    complaints.expect(/401/, /auth\.refused/);
    await page.goto("/auth");
    await field(page, "E-mail").fill(person.email);
    await field(page, "Password").fill("not the password");
    await page.getByRole("button", { name: "Sign in" }).click();
    await page.getByText("The e-mail address or the password is wrong.").waitFor();
    expect(complaints.lines.filter((line) => /auth\.refused/.test(line))).toHaveLength(1);
  });

  test("behaviour 6: what the browser keeps is the session, language and look, and no customer's data", async () => {
    const { page } = await enter("/customers/search");
    await page.getByText("Taras Tajemny").first().click();
    await page.getByRole("heading", { level: 1, name: "Taras Tajemny" }).waitFor();
    const names = ["token", "user", "business", "staff", "access", "access_scopes", "roles"];
    const all = await stored(page);
    expect(names.filter((name) => !(name in all))).toEqual([]);
    expect(
      Object.keys(all).filter((name) => !names.includes(name) && !/^(patron\.)?(language|theme|menu)/.test(name)),
    ).toEqual([]);
    expect(JSON.stringify(all)).not.toMatch(/Taras|Tajemny|C-1/);
  });
});

describe("captcha", async () => {
  const script = /google\.com\/recaptcha\/api\.js/;
  const server = await startOwnServer({ RECAPTCHA_SITE_KEY: "the-site-key", RECAPTCHA_SECRET: "a-secret" });
  afterAll(() => server.stop());

  async function tryToSignIn(answer: string | null) {
    const { page, complaints } = await open({ baseURL: server.url });
    complaints.expect(/recaptcha|Recaptcha|ERR_FAILED|401|422|403|refused/);
    await page.route(script, (route) =>
      answer === null ? route.abort() : route.fulfill({ contentType: "text/javascript", body: answer }),
    );
    await page.goto("/auth");
    const called = page.waitForRequest(script);
    const sent = page.waitForRequest("**/api/business/auth/token").catch(() => null);
    await signIn(page);
    return { page, complaints, called: (await called).url(), sent };
  }

  test("behaviour 8: the token of the demanded protection goes with the sign-in", async () => {
    const requested = "window.requested = [key, how.action]; return Promise.resolve('a-token')";
    const provider = `window.grecaptcha = { ready: (then) => then(), execute: (key, how) => { ${requested} } }`;
    const { page, called, sent } = await tryToSignIn(provider);
    expect(called).toContain("render=the-site-key");
    expect((await sent)?.postDataJSON()).toMatchObject({ recaptcha_token: "a-token" });
    expect(await page.evaluate("window.requested")).toEqual(["the-site-key", "signin"]);
  });

  test("behaviour 8: without a token the sign-in fails and is logged", async () => {
    const provider = "window.grecaptcha = { ready: (then) => then(), execute: () => Promise.resolve('') }";
    const { page, complaints } = await tryToSignIn(provider);
    await notifications(page)
      .getByText(/captcha did not load/i)
      .waitFor();
    expect(complaints.lines.join("\n")).toContain("Recaptcha token is missing");
  });

  test("behaviour 8: a script that is not loaded is reported in the user's language", async () => {
    const { page } = await tryToSignIn(null);
    await notifications(page)
      .getByText(/captcha did not load/i)
      .waitFor();
  });
});

describe("frame", () => {
  test("behaviour 18: the menu lights where one is, collapses, and opens on a phone", async () => {
    const { page } = await enter("/pos/create?from=here");
    const entry = mainMenu(page).getByRole("link", { name: "Points of sale" });
    await entry.waitFor();
    expect(await entry.getAttribute("aria-current")).toBe("page");
    const isOpen = (group: string) =>
      mainMenu(page).getByRole("button", { name: group, exact: true }).getAttribute("aria-expanded");
    expect([await isOpen("Settings"), await isOpen("Reports")]).toEqual(["true", "false"]);
    const saved = page.waitForResponse((response) => response.request().method() !== "GET" && response.ok());
    await page.getByRole("button", { name: "Collapse menu" }).click();
    await saved;
    await page.getByRole("button", { name: "Expand menu" }).waitFor();
    await page.reload();
    await page.getByRole("button", { name: "Expand menu" }).click();
    await page.setViewportSize({ width: 390, height: 800 });
    await page.getByRole("button", { name: "Open menu" }).click();
    await page.getByRole("dialog").getByRole("link", { name: "Terminals" }).click();
    await page.getByRole("heading", { level: 1, name: "Terminals" }).waitFor();
  });

  test("only the group of the current screen is open; others that the reader opens stay open", async () => {
    const { page } = await enter("/pos");
    await page.setViewportSize({ width: 1440, height: 900 });
    const open = mainMenu(page).getByRole("button", { expanded: true });
    const cut = () =>
      mainMenu(page).evaluate((one) =>
        [...one.querySelectorAll("ul")].some((list) => list.scrollHeight > list.clientHeight),
      );
    await expect.poll(() => open.allInnerTexts()).toEqual(["Settings"]);
    expect(await cut()).toBe(false);
    await page.goto("/audit");
    await expect.poll(() => open.allInnerTexts()).toEqual(["Reports"]);
    expect(await cut()).toBe(false);
    const saved = page.waitForResponse((response) => response.request().method() !== "GET" && response.ok());
    await mainMenu(page).getByRole("button", { name: "Customers", exact: true }).click();
    await saved;
    await page.reload();
    await expect.poll(() => open.allInnerTexts()).toEqual(["Customers", "Reports"]);
  });

  test("behaviour 18: the address of a group leads to its first allowed screen", async () => {
    const { page } = await enter("/business");
    await page.waitForURL(/\/business\/settings$/);
    await page.goto("/customers");
    await page.waitForURL(/\/customers\/search$/);
  });

  test("behaviour 19: the dashboard at / opens at turnover, by the address and without", async () => {
    const { page } = await enter("/pos");
    // Before the first sale the screen shows the first steps, and has loaded the tab behind them.
    for (const address of ["/", "/?tab=turnover"]) {
      const loaded = page.waitForRequest(/\/dashboard\?.*tab=turnover/);
      await page.goto(address);
      await loaded;
      await page.getByRole("heading", { level: 1, name: "Dashboard" }).waitFor();
    }
  });

  test("behaviour 20: quick links lead to the till, support, the API and the addresses that the platform sets, and to no others", async () => {
    const { page } = await enter("/pos");
    await page.getByRole("button", { name: "Help" }).click();
    const items = page.getByRole("menuitem");
    await items.first().waitFor();
    expect(await items.allInnerTexts()).toEqual(["Register", "Support", "API reference", "Questions and answers"]);
    expect(await items.nth(3).getAttribute("href")).toBe("https://example.com/faq");
    await items.first().click();
    await page.waitForURL("**/register");
  });

  test("behaviour 21: five languages; English, light, emerald and left to right by default; all stored", async () => {
    const { page } = await enter("/pos");
    const look = () =>
      page.evaluate(() => {
        const { lang, dir, dataset } = document.documentElement;
        return [lang, dir, dataset.mode, dataset.accent];
      });
    await page.getByRole("heading", { name: "Points of sale" }).waitFor();
    expect(await look()).toEqual(["en", "ltr", "light", "emerald"]);
    await page.getByRole("button", { name: "Appearance" }).click();
    await page.getByRole("button", { name: "Dark" }).click();
    await page.getByRole("button", { name: "Right to left" }).click();
    await page.getByRole("combobox", { name: "Accent colour" }).click();
    await page.getByRole("option", { name: "Indigo" }).click();
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Language" }).click();
    expect(await page.getByRole("menuitemradio").allInnerTexts()).toEqual([
      "English",
      "Українська",
      "Русский",
      "Deutsch",
      "Français",
    ]);
    await page.getByRole("menuitemradio", { name: "Français" }).click();
    await page.getByRole("navigation", { name: "Menu principal" }).waitFor();
    await page.reload();
    await page.getByRole("navigation", { name: "Menu principal" }).waitFor();
    expect(await look()).toEqual(["fr", "rtl", "dark", "indigo"]);
  });
});
