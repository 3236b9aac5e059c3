import type { Locator, Page } from "playwright-core";

type Scope = Page | Locator;

/** A label, whether its field is required or not. */
export function labelled(label: string): RegExp {
  const plain = label.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(`^${plain}( \\(|$)`);
}

/** A line of text or a number, found by its label. */
export function field(scope: Scope, label: string): Locator {
  return scope.getByRole("textbox", { name: labelled(label) });
}

/** Opens a list of choices, found by its label, and takes one. In a long list the choice is looked for by typing. */
export async function choose(page: Page, label: string, choice: string | RegExp): Promise<void> {
  const list = page.getByRole("combobox", { name: labelled(label) });
  await list.click();
  if (typeof choice === "string" && (await list.getAttribute("aria-autocomplete"))) await list.fill(choice);
  await page.getByRole("option", { name: choice }).click();
}

/** Switches something on, found by what is written beside it. */
export async function switchOn(scope: Scope, label: string): Promise<void> {
  await scope.getByRole("switch", { name: new RegExp(`^${label}`) }).click();
}

/** The button of the bar that appears when something was changed. */
export function saveButton(page: Page): Locator {
  return page.getByRole("status").getByRole("button", { name: "Save", exact: true });
}

/** The short messages at the top of the screen. */
export function notifications(page: Page): Locator {
  return page.getByRole("region", { name: "Notifications" });
}

/** Saves; comes back when the screen has said so. */
export async function save(page: Page): Promise<void> {
  await saveButton(page).click();
  await hearSaved(page);
}

/** Waits until the screen has said that something is saved, and takes the message away so that the next one is another. */
export async function hearSaved(page: Page): Promise<void> {
  const message = notifications(page).getByRole("dialog", { name: "Saved" });
  await message.getByRole("button", { name: "Close" }).click();
  await message.waitFor({ state: "detached" });
}
