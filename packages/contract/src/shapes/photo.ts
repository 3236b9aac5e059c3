import * as s from "../kit/schema.ts";

/** Addresses of a stored picture: in its original size, and 320 pixels wide. */
export const photo = s.object({ url: s.text(300), thumbnail_url: s.text(300) });
