import { calls } from "@patron/contract/routes";
import type { Locator, Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { startBrowser, windowsOf } from "../../kit/browser.ts";
import { newPerson } from "../../kit/person.ts";
import { field, notifications, save } from "../../pages/form.ts";

// Specified behaviour of forms and components, on the component page and on one real form.

const browser = await startBrowser();
const open = windowsOf(browser);
const person = await newPerson("Pieces");

async function openKit() {
  const window = await open();
  await window.page.emulateMedia({ reducedMotion: "no-preference" });
  await window.page.goto("/kit");
  await window.page.getByRole("heading", { name: "Kit", exact: true }).waitFor();
  return window;
}
async function openForm(address: string) {
  const window = await open();
  await person.enter(window.context);
  await window.page.goto(address);
  return window;
}
const chapter = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

/** The duration of a component's entry animation, as CSS. */
const motionIn = (piece: Locator) =>
  piece.evaluate((element) => getComputedStyle(element).transitionDuration.split(",")[0]);

/** The duration of its exit animation: its style while it closes. Of a component that does not close it returns what it is, so that the run is not held up. */
async function motionOut(piece: Locator, close: () => Promise<void>) {
  // Wrapped in an object, because a promise itself would be awaited before the component starts to close.
  const going = await piece.evaluateHandle((element) => ({
    seen: new Promise<string | undefined>((resolve) => {
      const look = () => {
        if (!element.hasAttribute("data-ending-style")) return;
        resolve(getComputedStyle(element).transitionDuration.split(",")[0]);
      };
      new MutationObserver(look).observe(element, { attributes: true });
    }),
    now: () => (element.isConnected ? "still open: " : "gone: ") + element.outerHTML,
  }));
  await close();
  return await going.evaluate(({ seen, now }) =>
    Promise.race([seen, new Promise((resolve) => setTimeout(() => resolve(now()), 20_000))]),
  );
}

interface SeenToast {
  /** How long it was there, by the page's clock. */
  stoodMs: number;
  /** The durations of its animations, as CSS, and where it was when it began to leave. */
  comes: string | undefined;
  goes: string | undefined;
  box: { right: number; top: number } | undefined;
}
/**
 * Watches for a toast with this text from before it comes, within the page: a busy machine may ask for it when it has gone. The returned function waits until it
 * has.
 */
async function watchToast(page: Page, text: string): Promise<() => Promise<SeenToast>> {
  const watched = await page.evaluateHandle((text) => {
    const duration = (one: Element) => getComputedStyle(one).transitionDuration.split(",")[0];
    const find = () => [...document.querySelectorAll("[role=dialog]")].find((one) => one.textContent.includes(text));
    const seen = new Promise<SeenToast>((resolve) => {
      let came: { at: number; comes: string | undefined } | undefined;
      let left: Pick<SeenToast, "goes" | "box"> | undefined;
      const look = () => {
        const toast = find();
        if (toast) came ??= { at: performance.now(), comes: duration(toast) };
        if (toast?.hasAttribute("data-ending-style"))
          left ??= { goes: duration(toast), box: toast.getBoundingClientRect() };
        if (toast || !came) return;
        const { at, comes } = came;
        resolve({ stoodMs: performance.now() - at, comes, goes: left?.goes, box: left?.box });
      };
      new MutationObserver(look).observe(document.body, { attributes: true, childList: true, subtree: true });
    });
    return { seen };
  }, text);
  return () => watched.evaluate(({ seen }) => seen);
}

describe("forms", () => {
  test("behaviour 10: a field shows its fault when it was left or its change was committed, not while it is typed", async () => {
    const { page } = await openForm("/pos/create");
    const name = field(page, "Name");
    const site = field(page, "City");
    await name.pressSequentially("A");
    await name.press("Backspace");
    expect(await name.getAttribute("aria-invalid")).not.toBe("true");
    await site.focus();
    await expect.poll(() => name.getAttribute("aria-invalid")).toBe("true");
    await page.getByText("Fill in this field.").waitFor();
  });

  test("a field names its control and describes it by its hint or its error", async () => {
    const { page } = await openKit();
    const fields = chapter(page, "Fields");
    const described = (label: string) =>
      fields.getByLabel(label).evaluate((control) => {
        const { textContent } = document.getElementById(control.getAttribute("aria-describedby") ?? "") ?? {};
        return [textContent, control.getAttribute("aria-invalid"), (control as HTMLInputElement).disabled]; // All are inputs.
      });
    expect(await described("Name (required)")).toEqual(["Customers see it on their receipts.", null, false]);
    const error = "An address needs a full domain, such as example.com.";
    expect(await described("Email (required)")).toEqual([error, "true", false]);
    expect(await described("Site")).toEqual(["Cannot be changed after the first sale.", null, true]);
    expect(await described("Placeholder")).toEqual([undefined, null, false]);
    // Pressing a label leads to its control, and one label belongs to one control.
    await fields.getByText("Placeholder", { exact: true }).click();
    expect(await fields.getByLabel("Placeholder").evaluate((control) => control === document.activeElement)).toBe(true);
    const chosen = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLLabelElement>("main label[for]")].map(({ control }) => control?.id ?? "none"),
    );
    expect(chosen).not.toContain("none");
    expect(new Set(chosen).size).toBe(chosen.length);
  });

  test("behaviour 10: an empty number is null", async () => {
    const body = { title: "Cider", code: "CIDER", age_limit: 18, loyalty_ids: [person.loyaltyId] };
    const { id } = await person.request(calls.goods.add, { body });
    const { page } = await openForm(`/goods-and-services/${id}`);
    await field(page, "Minimum age").fill("");
    await save(page);
    expect((await person.request(calls.goods.get, { path: { goodsId: id } })).age_limit).toBeNull();
    const { page: kit } = await openKit();
    await field(kit, "Price").first().fill("");
    await chapter(kit, "Fields").getByText("Value: null").nth(1).waitFor();
  });

  test("behaviour 11: the picker offers any image, and a chosen picture is shown and can be removed", async () => {
    const { page } = await openKit();
    const logo = page.getByRole("group", { name: "Logo" });
    const chooser = page.waitForEvent("filechooser");
    await logo.getByRole("button", { name: "Replace" }).click();
    expect(await (await chooser).element().getAttribute("accept")).toBe("image/*");
    await logo.getByRole("img", { name: "Logo of the business" }).waitFor();
    await logo.getByRole("button", { name: "Remove" }).click();
    await logo.getByRole("img").waitFor({ state: "detached" });
    await logo.getByRole("button", { name: "Choose a picture" }).waitFor();
  });

  test("behaviour 12: a telephone starts with Ukraine's prefix and takes another country's", async () => {
    const { page } = await openKit();
    const pickers = chapter(page, "Dates, phones, colours, pictures");
    const countries = pickers.getByRole("combobox", { name: /^Country/ });
    expect(await countries.nth(1).textContent()).toMatch(/UA\s*\+380/);
    const phone = pickers.getByRole("textbox", { name: "Phone" }).first();
    await phone.fill("501112233");
    await pickers.getByText("Value: +380501112233").waitFor();
    await countries.first().click();
    await page.getByRole("option", { name: /Poland/ }).click();
    await expect.poll(() => countries.first().textContent()).toMatch(/PL\s*\+48/);
  });

  test("behaviour 12: a password is shown and hidden, a checkbox has values of its own, a list is searched", async () => {
    const { page } = await openKit();
    const fields = chapter(page, "Fields");
    const password = field(fields, "New password");
    expect(await password.getAttribute("type")).toBe("password");
    await fields.getByRole("button", { name: "Show password" }).nth(1).click();
    expect(await password.getAttribute("type")).toBe("text");
    await fields.getByRole("button", { name: "Hide password" }).click();
    expect(await password.getAttribute("type")).toBe("password");
    const choices = chapter(page, "Choices");
    await choices.getByRole("checkbox", { name: "Own values: active" }).click();
    await choices.getByRole("checkbox", { name: "Own values: paused" }).waitFor();
    await choices.getByRole("combobox", { name: "City", exact: true }).first().fill("Pol");
    expect(await page.getByRole("option").allInnerTexts()).toEqual(["Poltava"]);
    await page.getByRole("option", { name: "Poltava" }).click();
    expect(await choices.getByRole("combobox", { name: "City", exact: true }).first().inputValue()).toBe("Poltava");
  });

  test("behaviour 12: every box of a group has its own name", async () => {
    const { page } = await openKit();
    const choices = chapter(page, "Choices");
    for (const name of ["Print a receipt", "Send by email", "Some of them", "Always"])
      expect(await choices.getByRole("checkbox", { name, exact: true }).count()).toBe(1);
    for (const name of ["Accept bonuses", "Quiet hours", "Cannot be changed"])
      expect(await choices.getByRole("switch", { name, exact: true }).count()).toBe(1);
    for (const name of ["Push", "Viber", "SMS", "Email"])
      expect(await choices.getByRole("radio", { name, exact: true }).count()).toBe(1);
  });
});

describe("pieces", () => {
  test("behaviour 13: a toast stands at the top right for 3 seconds and goes in 150 ms; a danger stays until it is closed", async () => {
    const { page } = await openKit();
    const floats = chapter(page, "What floats");
    const press = (name: string) => floats.getByRole("button", { name, exact: true }).click();
    await press("Danger stays");
    const danger = notifications(page).getByText(/The price was not saved/);
    await danger.waitFor();
    const seen = await watchToast(page, "The report is being made");
    await press("Info");
    const { stoodMs, comes, goes, box } = await seen();
    expect(1440 - (box?.right ?? 0)).toBeLessThan(40);
    expect(box?.top).toBeLessThan(200);
    expect([comes, goes]).toEqual(["0.15s", "0.15s"]);
    expect(stoodMs).toBeGreaterThan(2500);
    // The timers of a busy machine are late.
    expect(stoodMs).toBeLessThan(6000);
    expect(await danger.isVisible()).toBe(true);
    await notifications(page).getByRole("button", { name: "Close" }).click();
    await danger.waitFor({ state: "detached" });
  });

  test("behaviour 14: a modal delivers its result when it closes, by its own button, the cross or Escape; 150 ms in, 100 ms out", async () => {
    const { page } = await openKit();
    const floats = chapter(page, "What floats");
    const modal = page.getByRole("dialog", { name: "Rename the station" });
    const openModal = async () => {
      await floats.getByRole("button", { name: "Open a modal" }).click();
      await modal.waitFor();
    };
    await openModal();
    expect(await motionIn(modal)).toBe("0.15s");
    await field(modal, "Name").fill("Podil");
    expect(await motionOut(modal, () => modal.getByRole("button", { name: "Rename" }).click())).toBe("0.1s");
    await floats.getByText("Result: Podil").waitFor();
    for (const close of [
      () => page.keyboard.press("Escape"),
      () => modal.getByRole("button", { name: "Close" }).click(),
      () => modal.getByRole("button", { name: "Cancel" }).click(),
    ]) {
      await openModal();
      await close();
      await modal.waitFor({ state: "detached" });
      await floats.getByText("Result: closed without a result").waitFor();
    }
  });

  test("behaviour 15: a dropdown is 15rem wide, 150 ms in, 100 ms out", async () => {
    const { page } = await openKit();
    const actions = chapter(page, "What floats").getByRole("button", { name: "Actions" });
    // At the lower edge the menu moves from below its button to above it while the mouse presses an item.
    await actions.evaluate((element) => element.scrollIntoView({ block: "center" }));
    await actions.click();
    const menu = page.getByRole("menu");
    await menu.waitFor();
    expect(await menu.evaluate((element) => element.getBoundingClientRect().width)).toBe(15 * 16);
    expect(await motionIn(menu)).toBe("0.15s");
    expect(await motionOut(menu, () => page.keyboard.press("Escape"))).toBe("0.1s");
    await menu.waitFor({ state: "detached" });
    await actions.click();
    // Without the mouse, which on a busy machine has pressed far below the item.
    const copy = page.getByRole("menuitem", { name: "Make a copy" });
    expect(await motionOut(menu, () => copy.dispatchEvent("click"))).toBe("0.1s");
  });

  test("behaviour 16: buttons come in seven variants, five sizes, outline, link and full width", async () => {
    const { page } = await openKit();
    const buttons = chapter(page, "Buttons");
    for (const variant of ["Primary", "Secondary", "Neutral", "Success", "Warning", "Info", "Danger"])
      expect(await buttons.getByRole("button", { name: variant, exact: true }).count()).toBe(4);
    const heights: number[] = [];
    for (const size of ["xs", "sm", "md", "lg", "xl"])
      heights.push((await buttons.getByRole("button", { name: `Size ${size}` }).boundingBox())?.height ?? 0);
    expect(heights).toEqual([24, 28, 36, 40, 48]);
    expect((await buttons.getByRole("button", { name: "Sign in", exact: true }).boundingBox())?.width).toBe(320);
  });

  test("behaviour 16: tabs come as border, lift, box and radio, and each opens what it names", async () => {
    const { page } = await openKit();
    for (const look of ["border", "lift", "box", "radio"]) {
      const tabs = page.getByRole("tablist", { name: `Dashboard, ${look}` });
      await tabs.getByRole("tab", { name: "Visits" }).click();
      expect(await tabs.getByRole("tab", { name: "Visits" }).getAttribute("aria-selected")).toBe("true");
    }
    expect(await page.getByRole("tabpanel", { name: "Visits" }).count()).toBe(4);
  });

  test("tabs are walked with the keys of one's direction of reading, and only Enter or Space opens one", async () => {
    const { page } = await openForm("/business/settings?tab=history");
    const tab = (name: string) => page.getByRole("tab", { name });
    const focused = () => page.evaluate(() => document.activeElement?.textContent);
    await tab("History").waitFor();
    const names = await page.getByRole("tab").allTextContents();
    const [first, second, last] = [names[0] ?? "", names[1] ?? "", names.at(-1) ?? ""];
    expect(last).toBe("History");
    await tab(last).focus();
    await page.keyboard.press("Home");
    expect(await focused()).toBe(first);
    await page.keyboard.press("ArrowRight");
    expect(await focused()).toBe(second);
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("ArrowLeft");
    expect(await focused()).toBe(last);
    await page.keyboard.press("ArrowRight");
    expect(await focused()).toBe(first);
    expect(await tab(last).getAttribute("aria-selected")).toBe("true");
    // Focus returns to the chosen one.
    await page.keyboard.press("Tab");
    await page.keyboard.press("Shift+Tab");
    expect(await focused()).toBe(last);
    await page.keyboard.press("Home");
    await page.keyboard.press("Space");
    await expect.poll(() => tab(first).getAttribute("aria-selected")).toBe("true");
    expect(await page.getByRole("tabpanel", { name: first }).getAttribute("id")).toBe(
      await tab(first).getAttribute("aria-controls"),
    );
    await page.evaluate(() => {
      const key = "patron.theme";
      localStorage.setItem(key, JSON.stringify({ mode: "light", direction: "rtl" }));
      dispatchEvent(new StorageEvent("storage", { key }));
    });
    await expect.poll(() => page.evaluate(() => document.documentElement.dir)).toBe("rtl");
    await tab(first).focus();
    await page.keyboard.press("ArrowLeft");
    expect(await focused()).toBe(second);
  });

  test("the chosen tab is in sight on a phone, by a link, by the keyboard and when the screen turns", async () => {
    const { page } = await openForm("/business/settings?tab=history");
    const inSight = async (name: string, width: number) => {
      const tab = page.getByRole("tab", { name, selected: true });
      const box = async () => (await tab.boundingBox()) ?? { x: -1, width: 0 };
      await expect.poll(async () => (await box()).x).toBeGreaterThanOrEqual(0);
      await expect.poll(async () => (await box()).x + (await box()).width).toBeLessThanOrEqual(width);
    };
    await page.setViewportSize({ width: 390, height: 844 });
    await inSight("History", 390);
    await page.reload();
    await inSight("History", 390);
    await page.getByRole("tab", { name: "History" }).focus();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Enter");
    await inSight("General", 390);
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("Enter");
    await inSight("History", 390);
  });

  test("Escape closes the list of a field of several choices and keeps them", async () => {
    const { page } = await openKit();
    const box = page.getByRole("combobox", { name: "Cities" }).first();
    const chips = page.getByRole("button", { name: /^Remove (Kyiv|Kharkiv|Odesa)$/ });
    await expect.poll(() => chips.count()).toBe(3);
    await box.click();
    await page.getByRole("option").first().waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("listbox").waitFor({ state: "detached" });
    await page.keyboard.press("Escape");
    expect(await chips.count()).toBe(3);
    await page.keyboard.press("Backspace");
    await expect.poll(() => chips.count()).toBe(2);
  });

  test("Escape closes the list of a field of one choice and keeps it; in a closed field it does nothing", async () => {
    const { page } = await openKit();
    const box = chapter(page, "Choices").getByRole("combobox", { name: "City", exact: true }).first();
    const chosen = await box.inputValue();
    expect(chosen).not.toBe("");
    await box.click();
    await page.getByRole("option").first().waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("listbox").waitFor({ state: "detached" });
    await page.keyboard.press("Escape");
    expect(await box.inputValue()).toBe(chosen);
    await box.press("ArrowDown");
    expect(await page.getByRole("option", { selected: true }).textContent()).toBe(chosen);
  });

  test("behaviour 17: a list fills the window at first, and its page and number of rows stand in the address", async () => {
    const { request, loyaltyId } = person;
    for (let number = 10; number < 22; number++)
      await request(calls.pos.add, { body: { loyalty_id: loyaltyId, title: `Station ${number}` } });
    const { page } = await openForm("/pos?q=station&count=10");
    const rows = page.getByRole("table", { name: "Points of sale" }).getByRole("row");
    await expect.poll(() => rows.count()).toBe(1 + 10);
    await page.getByRole("button", { name: "Page 2", exact: true }).click();
    await page.waitForURL(/page=2/);
    await expect.poll(() => rows.count()).toBe(1 + 2);
    await page.getByRole("combobox", { name: "Rows per page" }).click();
    expect(await page.getByRole("option").allInnerTexts()).toEqual(["10", "25", "50", "100", "Fit to window"]);
    await page.getByRole("option", { name: "25" }).click();
    await page.waitForURL(/count=25/);
    await expect.poll(() => rows.count()).toBe(1 + 12);
    await page.goto("/pos?q=station");
    await expect.poll(() => rows.count()).toBe(1 + 12);
  });
});
