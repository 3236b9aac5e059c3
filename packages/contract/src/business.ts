import { anyone, call, currency, entity, flag, group, oneOf, text, title } from "./kit/door.ts";
import { country, timeZone } from "./kit/schema.ts";
import { LANGUAGES } from "./words.ts";

export const Business = entity({
  business_code: text(12),
  title: title(200),
  country,
  currency,
  time_zone: timeZone,
  language: oneOf(LANGUAGES),
  role_based_model_active: flag,
});

/** The business that the session works in. */
export const business = group("business", {
  get: call("GET /business", {
    does: "Shows the business of the session.",
    access: anyone,
    query: { ext: flag, tariff: flag },
    gives: Business,
  }),
});
