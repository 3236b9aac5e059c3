import { SEARCHED_ENTITY_TYPES } from "./enums.ts";
import { anyone, call, group } from "./kit/index.ts";
import * as s from "./kit/schema.ts";

const Found = s.object({
  entity_type: s.oneOf(SEARCHED_ENTITY_TYPES),
  id: s.id,
  /** The programme of a record whose id alone does not lead to it: a rule, a tax, a category or a price group. */
  loyalty_id: s.nullable(s.idOf("loyalty")),
  title: s.text(400),
  /** What distinguishes it from others of the same name: a phone number, a code, an amount, its programme. */
  detail: s.nullable(s.text(400)),
});

/** Global search over everything with a name, a number or a code. */
export const search = group("search", {
  everything: call("GET /x/search", {
    summary:
      "Finds customers, transactions, goods and settings by parts of their names, numbers and codes: a few of each, only what the caller may list.",
    access: anyone,
    extension: true,
    query: { search_text: s.text(200) },
    response: s.items(Found),
  }),
});
