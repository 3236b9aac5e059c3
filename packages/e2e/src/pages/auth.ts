import type { Page } from "playwright-core";
import { newEmail } from "../kit/person.ts";
import { field } from "./form.ts";

/** Registers a user with a business through the form, starting at the home address. */
export async function register(page: Page, business: string): Promise<void> {
  await page.goto("/");
  await page.getByRole("tab", { name: "Create account" }).click();
  await field(page, "First name").fill("Olena");
  await field(page, "Last name").fill("Kovalenko");
  await field(page, "E-mail").fill(newEmail());
  await field(page, "Password").fill("lantern orchid gravel");
  await field(page, "Business name").fill(business);
  await page.getByRole("button", { name: "Create business" }).click();
  await page.getByRole("heading", { level: 1, name: "Dashboard" }).waitFor();
}
