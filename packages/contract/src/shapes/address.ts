import * as s from "../kit/schema.ts";

/** Languages do not order the parts of an address the same way, so the parts are separate fields. */
export const Address = s.object({
  street: s.optional(s.text(300)),
  city: s.optional(s.text(120)),
  region: s.optional(s.text(120)),
  zip: s.optional(s.text(20)),
});
