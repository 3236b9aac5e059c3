import { calls } from "@patron/contract/routes";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { startBrowser, windowsOf } from "../../kit/browser.ts";
import { holdReads } from "../../kit/held.ts";
import { clientOf, newPerson } from "../../kit/person.ts";
import { field, notifications, saveButton } from "../../pages/form.ts";
import { addPart } from "../../pages/programme.ts";

const browser = await startBrowser();
const open = windowsOf(browser);
const person = await newPerson("Quick Hands");
const { request, loyaltyId } = person;
const path = { loyaltyId };
const categories = `/loyalties/${loyaltyId}`;

async function enter(address: string) {
  const window = await open();
  await person.enter(window.context);
  await window.page.goto(address);
  return window;
}

interface Kind {
  address: string;
  /** Fills in required fields besides the name. */
  fill?: (page: Page) => Promise<void>;
  /** The label of the field that holds the name. */
  name?: string;
  titles: () => Promise<readonly string[]>;
}

const titlesOf = ({ items }: { items: readonly { title: string }[] }) => items.map(({ title }) => title);
const fillIn = (label: string, text: string) => (page: Page) => field(page, label).fill(text);

/** Every form that creates something, and where the created names are listed. */
const kinds: Record<string, Kind> = {
  "a point of sale": { address: "/pos/create", titles: async () => titlesOf(await request(calls.pos.list, {})) },
  "a programme": { address: "/loyalties/create", titles: async () => titlesOf(await request(calls.loyalty.list, {})) },
  "a customer category": {
    address: `${categories}/categories/create`,
    titles: async () => titlesOf(await request(calls.cardCategories.list, { path })),
  },
  "a rule": {
    address: `${categories}/rules/create`,
    fill: fillIn("Percent", "5"),
    titles: async () => titlesOf(await request(calls.rules.list, { path })),
  },
  "a terminal": { address: "/terminals/create", titles: async () => titlesOf(await request(calls.terminals.list, {})) },
  "a tax": {
    address: `${categories}/taxes/create`,
    fill: async (page) => {
      await field(page, "Code").fill("twice");
      await field(page, "Rate").fill("7");
    },
    titles: async () => titlesOf(await request(calls.taxes.list, { path })),
  },
  "a price group": {
    address: "/price-groups/create",
    titles: async () => titlesOf(await request(calls.priceGroups.list, { path })),
  },
  "an item": {
    address: "/goods-and-services/create",
    fill: fillIn("Code", "TWICE"),
    titles: async () => titlesOf(await request(calls.goods.inBusiness, {})),
  },
  "a category of goods": {
    address: "/categories/create",
    titles: async () => titlesOf(await request(calls.goods.categories, { path })),
  },
  "a customer": {
    address: "/customers/create",
    name: "First name",
    fill: fillIn("External ID", "T-1"),
    titles: async () => (await request(calls.customers.search, { body: {} })).items.map((one) => one.name),
  },
  "a company": {
    address: "/corporate-users/create",
    titles: async () => titlesOf(await request(calls.corporateCustomers.list, {})),
  },
};

/** Presses Save twice in a row and expects exactly one success message. */
async function saveTwice(page: Page) {
  const writes: string[] = [];
  page.on("request", (request) => {
    if (request.method() !== "GET" && !request.url().endsWith("/try")) writes.push(request.method());
  });
  await saveButton(page).dblclick();
  const notice = notifications(page).getByRole("dialog");
  await notice.filter({ hasText: "Saved" }).waitFor();
  await saveButton(page).waitFor({ state: "detached" });
  expect(await notice.allInnerTexts()).toEqual(["Saved"]);
  expect(await notifications(page).getByRole("button", { name: "Close" }).count()).toBe(1);
  expect(writes).toHaveLength(1);
  page.removeAllListeners("request");
  await notice.getByRole("button", { name: "Close" }).click();
  await notice.waitFor({ state: "detached" });
}

describe("two quick presses on Save", () => {
  for (const [what, { address, name = "Name", fill, titles }] of Object.entries(kinds))
    test(`make and change ${what} once, and confirm it once`, async () => {
      const { page } = await enter(address);
      await field(page, name).fill("Twice");
      await fill?.(page);
      await saveTwice(page);
      await page.getByRole("heading", { level: 1, name: "Twice" }).waitFor();
      expect((await titles()).filter((title) => title === "Twice")).toHaveLength(1);
      if (what === "a customer" || what === "a company") await page.getByRole("tab", { name: "Profile" }).click();
      if (what === "a price group") await page.getByRole("tab", { name: "Settings" }).click();
      await field(page, name).fill("Twice over");
      await saveTwice(page);
      await page.getByRole("heading", { level: 1, name: "Twice over" }).waitFor();
      expect((await titles()).filter((title) => title.startsWith("Twice"))).toEqual(["Twice over"]);
    });

  test("a saved form takes no input until the screen of its record has come", async () => {
    const { page } = await enter("/pos/create");
    await field(page, "Name").fill("Slow line");
    const release = await holdReads(page, /\/assets\//);
    await saveButton(page).click();
    await notifications(page).getByRole("dialog").filter({ hasText: "Saved" }).waitFor();
    expect(await page.locator("form:has(input)").getAttribute("inert")).not.toBeNull();
    await page.keyboard.type("Slower");
    await page.keyboard.press("ControlOrMeta+s");
    release();
    await page.getByRole("heading", { level: 1, name: "Slow line" }).waitFor();
    expect(titlesOf(await request(calls.pos.list, {})).filter((title) => title.startsWith("Slow"))).toEqual([
      "Slow line",
    ]);
  });

  test("change the profile once, and confirm it once", async () => {
    const { page } = await enter("/profile");
    await field(page, "First name").fill("Oksana");
    await saveTwice(page);
    expect((await request(calls.businessUser.profile, {})).first_name).toBe("Oksana");
  });

  for (const [tab, label] of [
    ["general", "Name"],
    ["customers", "Public name"],
    ["legal", "Legal name"],
  ])
    test(`change the ${tab} settings of the business once, and confirm it once`, async () => {
      const { page } = await enter(`/business/settings?tab=${tab}`);
      await field(page, label ?? "").fill("Twice");
      await saveTwice(page);
      expect(await field(page, label ?? "").inputValue()).toBe("Twice");
    });
});

test("two quick presses on Save found one business and enter it once", async () => {
  const founder = await newPerson("Founder");
  const { page, context } = await open();
  await founder.enter(context);
  await page.goto("/business/create");
  await field(page, "Name").fill("Twice");
  const letThrough = await holdReads(page, /\/api\/business$/);
  const founded = page.waitForResponse((response) => response.request().method() === "POST" && response.ok());
  await saveButton(page).dblclick();
  await founded;
  // The new business is created but not entered, so the screens do not show it yet.
  await page.waitForTimeout(200);
  expect(await page.getByRole("button", { name: "Business: Founder" }).count()).toBe(1);
  letThrough();
  await page.getByRole("button", { name: "Business: Twice" }).waitFor();
  // The switch has ended the founder's first session.
  const login = { login: founder.email, password: founder.password };
  const { token, business } = await clientOf()(calls.auth.token, { body: login });
  expect(business.title).toBe("Twice");
  const { items } = await clientOf(token)(calls.auth.businesses, {});
  expect(items.map(({ title }) => title).sort()).toEqual(["Founder", "Twice"]);
});

const isFocused = (page: Page, label: string) =>
  field(page, label).evaluate((element) => element === document.activeElement);

/** The field has the focus, shows the error, and keeps its text. */
async function isRefused(page: Page, label: string, why: string) {
  const typed = await field(page, label).inputValue();
  await page.getByText(why).waitFor();
  expect(await field(page, label).getAttribute("aria-invalid")).toBe("true");
  expect(await field(page, label).inputValue()).toBe(typed);
  await expect.poll(() => isFocused(page, label)).toBe(true);
  expect(await notifications(page).getByRole("button", { name: "Close" }).count()).toBe(0);
}

describe("a refused form", () => {
  test("leads to the first field that is not filled in right", async () => {
    const { page } = await enter("/goods-and-services/create");
    await field(page, "Code").fill("ALONE");
    await page.keyboard.press("Enter");
    await page.getByText("Fill in this field.").waitFor();
    await expect.poll(() => isFocused(page, "Name")).toBe(true);
    expect(await field(page, "Code").inputValue()).toBe("ALONE");
  });

  test("with a code that is taken keeps everything, shows it at the code and focuses it", async () => {
    await request(calls.goods.add, { body: { title: "First", code: "SAME", loyalty_ids: [loyaltyId] } });
    const { page, complaints } = await enter("/goods-and-services/create");
    complaints.expect(/409/);
    await field(page, "Name").fill("Second");
    await field(page, "Code").fill("SAME");
    await saveButton(page).click();
    await isRefused(page, "Code", "already exists");
    expect(await field(page, "Name").inputValue()).toBe("Second");
    await field(page, "Code").fill("OTHER");
    await saveTwice(page);
    await page.getByRole("heading", { level: 1, name: "Second" }).waitFor();
  });

  test("of a customer with somebody else's e-mail address shows it at that field", async () => {
    const customer = (email: string, external_id: string) =>
      request(calls.customers.add, { body: { loyalty_id: loyaltyId, first_name: "Ivan", email, external_id } });
    await customer("first@example.com", "E-1");
    const { id } = await customer("second@example.com", "E-2");
    const { page, complaints } = await enter(`/customers/${id}?tab=profile`);
    complaints.expect(/409/);
    await field(page, "E-mail").fill("First@example.com");
    await saveButton(page).click();
    await isRefused(page, "E-mail", "already exists");
    await field(page, "E-mail").fill("third@example.com");
    await saveTwice(page);
  });

  test("with a login that is taken does the same on a tab", async () => {
    const { id: pos_id } = await request(calls.pos.add, { body: { loyalty_id: loyaltyId, title: "Shop" } });
    const till = (title: string) => request(calls.terminals.add, { body: { pos_id, title, currency: "UAH" } });
    const [first, second] = [await till("First till"), await till("Second till")];
    const entry = { login: "till-1-login", password: "one two three" };
    await request(calls.terminals.change, { path: { terminalId: first.id }, body: entry });
    const { page, complaints } = await enter(`/terminals/${second.id}?tab=keys`);
    complaints.expect(/409|422/);
    await field(page, "Login").fill(entry.login);
    await field(page, "Password").fill("four five six");
    await saveButton(page).click();
    await isRefused(page, "Login", "Choose a different one");
    expect(await field(page, "Password").inputValue()).toBe("four five six");
    await field(page, "Login").fill("till-2-login");
    await saveTwice(page);
  });

  test("of a rule whose table is empty shows what is missing, although no field can show it", async () => {
    const { page, complaints } = await enter(`${categories}/rules/create`);
    complaints.expect(/422/);
    await field(page, "Name").fill("For nobody");
    await addPart(page, "Add option", "Different values per category");
    await saveButton(page).click();
    await notifications(page).getByText("The rule has no value. Enter one, or values per category.").waitFor();
    expect(await field(page, "Name").inputValue()).toBe("For nobody");
  });
});

test("saving by Enter leaves the reader in the field", async () => {
  const { id } = await request(calls.pos.add, { body: { loyalty_id: loyaltyId, title: "Stays" } });
  const { page } = await enter(`/pos/${id}`);
  await field(page, "City").fill("Kyiv");
  await page.keyboard.press("Enter");
  await notifications(page).getByRole("dialog", { name: "Saved" }).waitFor();
  await expect.poll(() => isFocused(page, "City")).toBe(true);
});

/** Drafts of unsaved forms in this tab. */
const drafts = (page: Page) =>
  page.evaluate(() => Object.entries({ ...sessionStorage }).filter(([key]) => key.startsWith("patron.draft")));
async function reload(page: Page) {
  page.once("dialog", (dialog) => void dialog.accept());
  await page.reload();
}

describe("what is typed and not saved", () => {
  const pos = async (title: string) => (await request(calls.pos.add, { body: { loyalty_id: loyaltyId, title } })).id;

  test("survives a reload, and is removed once it is saved or discarded", async () => {
    const id = await pos("Survivor");
    const { page } = await enter(`/pos/${id}`);
    await field(page, "City").fill("Lviv");
    await reload(page);
    await notifications(page).getByText("We restored what you typed").waitFor();
    expect(await field(page, "City").inputValue()).toBe("Lviv");
    expect(await field(page, "Name").inputValue()).toBe("Survivor");
    await saveButton(page).click();
    await saveButton(page).waitFor({ state: "detached" });
    expect((await request(calls.pos.get, { path: { posId: id } })).address.city).toBe("Lviv");
    expect(await drafts(page)).toEqual([]);
    await field(page, "City").fill("Odesa");
    await expect.poll(async () => (await drafts(page)).length).toBe(1);
    await page.getByRole("status").getByRole("button", { name: "Discard" }).click();
    await expect.poll(() => drafts(page)).toEqual([]);
  });

  test("needs a decision when the record has changed before the reload", async () => {
    const id = await pos("Contested");
    const { page } = await enter(`/pos/${id}`);
    await field(page, "City").fill("Lviv");
    await request(calls.pos.change, { path: { posId: id }, body: { address: { city: "Odesa" } } });
    await reload(page);
    await page.getByText("Someone else changed this record").waitFor();
    expect(await field(page, "City").inputValue()).toBe("Lviv");
    await page.getByRole("button", { name: "Load latest version" }).click();
    await expect.poll(() => field(page, "City").inputValue()).toBe("Odesa");
    expect(await drafts(page)).toEqual([]);
  });

  test("goes with whoever leaves it or signs out, and is never a password", async () => {
    const { page } = await enter(`/pos/${await pos("Left")}`);
    await field(page, "City").fill("Lviv");
    await page.getByRole("link", { name: "Points of sale" }).first().click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Leave" }).click();
    await page.waitForURL("**/pos");
    await expect.poll(() => drafts(page)).toEqual([]);

    await page.goto("/profile/security");
    await page.getByLabel("Current password").fill("never to be stored");
    await page.getByLabel("New password").fill("nor this one here");
    expect(await drafts(page)).toEqual([]);
    await page.getByRole("button", { name: "Discard" }).click();
    await page.goto("/profile");
    await field(page, "First name").fill("Somebody");
    await expect.poll(async () => (await drafts(page)).length).toBe(1);
    await page.getByRole("button", { name: "Your account" }).click();
    await page.getByRole("menuitem", { name: "Sign out" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Leave" }).click();
    await page.waitForURL("**/auth");
    await expect.poll(() => drafts(page)).toEqual([]);
  });
});
