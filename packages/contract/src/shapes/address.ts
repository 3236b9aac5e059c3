import { object, optional, text } from "../kit/schema.ts";

/** Languages do not order the parts of an address the same way, so the parts are kept apart. */
export const Address = object({
  street: optional(text(300)),
  city: optional(text(120)),
  region: optional(text(120)),
  zip: optional(text(20)),
});
