import type { Locator, Page } from "playwright-core";

type Scope = Page | Locator;

/** A label, with or without the mark of a required field. */
export function labelled(label: string): RegExp {
  const plain = label.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(`^${plain}( \\(|$)`);
}

/** A text or number field, by its label. */
export function field(scope: Scope, label: string): Locator {
  return scope.getByRole("textbox", { name: labelled(label) });
}

/** Opens a select by its label and chooses an option, which is searched for in a long list. */
export async function choose(page: Page, label: string, choice: string | RegExp): Promise<void> {
  const list = page.getByRole("combobox", { name: labelled(label) });
  await list.click();
  if (typeof choice === "string" && (await list.getAttribute("aria-autocomplete"))) await list.fill(choice);
  await page.getByRole("option", { name: choice }).click();
}

/** Switches on a checkbox or switch by its text. */
export async function switchOn(scope: Scope, label: string): Promise<void> {
  await scope.getByRole("switch", { name: new RegExp(`^${label}`) }).click();
}

/** The button of the save bar, which appears after a change. */
export function saveButton(page: Page): Locator {
  return page.getByRole("status").getByRole("button", { name: "Save", exact: true });
}

/** The toasts at the top of the screen. */
export function notifications(page: Page): Locator {
  return page.getByRole("region", { name: "Notifications" });
}

/** Saves and waits for the confirmation. */
export async function save(page: Page): Promise<void> {
  await saveButton(page).click();
  await expectSaved(page);
}

/** Waits for the confirmation and closes it, so the next one is another. */
export async function expectSaved(page: Page): Promise<void> {
  const message = notifications(page).getByRole("dialog", { name: "Saved" });
  await message.getByRole("button", { name: "Close" }).click();
  await message.waitFor({ state: "detached" });
}
