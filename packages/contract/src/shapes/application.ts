import { APP_PLATFORMS } from "../enums.ts";
import * as s from "../kit/schema.ts";

/** The business's own app in a store for apps. */
export const Application = s.object({
  platform: s.oneOf(APP_PLATFORMS),
  /** The public name of the business. */
  name: s.text(200),
  /** By what the store knows it: its number in the App Store, its package in Google Play. */
  store_id: s.text(200),
  link: s.url,
});
/** At most one for each platform. */
export const applications = s.list(Application, APP_PLATFORMS.length);
