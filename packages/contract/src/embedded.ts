import {
  POS_TYPES,
  RULE_ACTION_TYPES,
  RULE_SCOPES,
  SERVICE_TYPES,
  SPECIAL_ACCOUNT_SCOPES,
  SPECIAL_ACCOUNT_TYPES,
  TAX_CLASSIFICATIONS,
  TAX_TYPES,
  TERMINAL_TYPES,
  UNITS,
} from "./enums.ts";
import { anyone, call, flag, group, id, idOf, items, nullable, object, oneOf, rate, text } from "./kit/index.ts";
import { day, whole } from "./kit/schema.ts";
import { Address } from "./shapes/address.ts";
import { photo } from "./shapes/photo.ts";

const Lookup = { id, title: text(200), active: flag };

/** Lookup lists for pickers. Any signed-in person may read them, even where the full list is not theirs. */
export const embedded = group("embedded", {
  loyalties: call("GET /embedded/loyalties", {
    summary: "Lists the loyalty programmes for a picker.",
    access: anyone,
    query: { only_active: flag },
    response: items(object({ ...Lookup, time_zone: text(64), country: text(2) })),
  }),
  goods: call("GET /embedded/goods", {
    summary: "Lists goods for a picker, those of a programme or of a terminal's programme where told.",
    access: anyone,
    query: {
      loyalty_id: id,
      terminal_id: id,
      category_id: id,
      search_text: text(200),
      only_active: flag,
      service_type: oneOf(SERVICE_TYPES),
    },
    response: items(
      object({
        ...Lookup,
        code: text(64),
        unit: oneOf(UNITS),
        service_type: oneOf(SERVICE_TYPES),
        photo: nullable(photo),
      }),
    ),
  }),
  taxes: call("GET /embedded/taxes", {
    summary: "Lists taxes for a picker.",
    access: anyone,
    query: { loyalty_id: id, classification: oneOf(TAX_CLASSIFICATIONS) },
    response: items(
      object({ ...Lookup, code: text(64), classification: oneOf(TAX_CLASSIFICATIONS), type: oneOf(TAX_TYPES), rate }),
    ),
  }),
  pos: call("GET /embedded/pos", {
    summary: "Lists points of sale for a picker.",
    access: anyone,
    query: { loyalty_id: id, only_active: flag, pos_type: oneOf(POS_TYPES), sort_by_priority: flag },
    response: items(object({ ...Lookup, loyalty_id: id, pos_type: oneOf(POS_TYPES), address: Address })),
  }),
  terminals: call("GET /embedded/terminals", {
    summary: "Lists terminals for a picker.",
    access: anyone,
    query: { loyalty_id: id, pos_id: id, only_active: flag },
    response: items(object({ ...Lookup, pos_id: id, currency: text(3), terminal_type: oneOf(TERMINAL_TYPES) })),
  }),
  cardCategories: call("GET /embedded/card_categories", {
    summary: "Lists customer categories for a picker, the lowest first.",
    access: anyone,
    query: { loyalty_id: id, only_active: flag },
    response: items(object({ ...Lookup, loyalty_id: id, color: nullable(text(7)), is_default: flag })),
  }),
  loyaltyRules: call("GET /embedded/loyalty_rules", {
    summary: "Lists rules for a picker, in the order in which they act.",
    access: anyone,
    query: { loyalty_id: id, scope: oneOf(RULE_SCOPES), only_active: flag },
    response: items(
      object({ ...Lookup, loyalty_id: id, scope: oneOf(RULE_SCOPES), action_type: oneOf(RULE_ACTION_TYPES) }),
    ),
  }),
  specialAccounts: call("GET /embedded/special_accounts", {
    summary: "Lists special accounts for a picker, in their order.",
    access: anyone,
    query: { scope: oneOf(SPECIAL_ACCOUNT_SCOPES), only_active: flag },
    response: items(
      object({
        ...Lookup,
        scope: oneOf(SPECIAL_ACCOUNT_SCOPES),
        type: oneOf(SPECIAL_ACCOUNT_TYPES),
        currency: nullable(text(3)),
        unit: nullable(oneOf(UNITS)),
      }),
    ),
  }),
  news: call("GET /embedded/news", {
    summary: "Lists news for a picker, by title.",
    access: anyone,
    query: {
      loyalty_id: idOf("loyalty"),
      pos_id: idOf("pos"),
      only_active: flag,
      only_actual: flag,
      sort_by_priority: flag,
    },
    response: items(
      object({ ...Lookup, loyalty_id: idOf("loyalty"), date_from: nullable(day), date_to: nullable(day) }),
    ),
  }),
  currencies: call("GET /embedded/currencies", {
    summary:
      "Lists currencies for a picker: all, those of a programme's terminals and price groups, or those of its goods' prices.",
    access: anyone,
    query: { loyalty_id: id, goods_prices_currencies: flag },
    response: items(object({ code: text(3), title: text(100), minor_units: whole(0, 4) })),
  }),
});
