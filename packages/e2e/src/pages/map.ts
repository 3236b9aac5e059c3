import type { Locator, Page } from "playwright-core";
import { place } from "../kit/store.ts";

/** The map of a place. */
export const map = (page: Page): Locator => page.getByRole("application", { name: "Map" });

/** What stands where there is no map: the coordinates, which lead to a public one. */
export const coordinates = (page: Page, { latitude, longitude } = place): Locator =>
  page.getByRole("link", { name: `${latitude}, ${longitude}` });
