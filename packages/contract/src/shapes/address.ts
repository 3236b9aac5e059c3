import * as s from "../kit/schema.ts";

/** The order of an address's parts depends on the language, so they are separate fields. */
export const Address = s.object({
  street: s.optional(s.text(300)),
  city: s.optional(s.text(120)),
  region: s.optional(s.text(120)),
  zip: s.optional(s.text(20)),
});
