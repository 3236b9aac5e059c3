import { object, text } from "../kit/schema.ts";

/** Addresses of a stored picture: as it is, and 320 pixels wide. */
export const photo = object({ url: text(300), thumbnail_url: text(300) });
