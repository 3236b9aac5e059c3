import {
  ADDITIONAL_COST_KINDS,
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
import { anyone, call, group } from "./kit/index.ts";
import * as s from "./kit/schema.ts";
import { Address } from "./shapes/address.ts";
import { photo } from "./shapes/photo.ts";

/** An entity in a picker. */
const lookup = <const E extends string>(entityType: E) => ({
  ...s.reference(entityType).properties,
  active: s.flag,
});

/** Lookup lists for pickers. Any signed-in user may read them, even without access to the full list. */
export const embedded = group("embedded", {
  loyalties: call("GET /embedded/loyalties", {
    summary: "Lists the loyalty programmes for a picker.",
    access: anyone,
    query: { only_active: s.flag },
    response: s.items(s.object({ ...lookup("loyalty"), time_zone: s.text(64), country: s.text(2) })),
  }),
  goods: call("GET /embedded/goods", {
    summary: "Lists goods for a picker, optionally those of a programme or of a terminal's programme.",
    access: anyone,
    query: {
      loyalty_id: s.idOf("loyalty"),
      terminal_id: s.idOf("terminal"),
      category_id: s.idOf("goods_category"),
      search_text: s.text(200),
      only_active: s.flag,
      service_type: s.oneOf(SERVICE_TYPES),
      /** Only these items, by their ids. */
      ids: s.list(s.idOf("goods"), 100),
      /** Only these items, by their codes. */
      codes: s.list(s.text(64), 100),
      /** At most so many of them. */
      count: s.whole(1, 1000),
    },
    response: s.items(
      s.object({
        ...lookup("goods"),
        code: s.text(64),
        unit: s.oneOf(UNITS),
        service_type: s.oneOf(SERVICE_TYPES),
        photo: s.nullable(photo),
      }),
    ),
  }),
  additionalCosts: call("GET /embedded/additional_costs", {
    summary: "Lists additional costs for a picker.",
    access: anyone,
    query: { loyalty_id: s.idOf("loyalty") },
    response: s.items(
      s.object({
        ...lookup("additional_cost"),
        code: s.text(64),
        kind: s.oneOf(ADDITIONAL_COST_KINDS),
        type: s.oneOf(TAX_TYPES),
      }),
    ),
  }),
  taxes: call("GET /embedded/taxes", {
    summary: "Lists taxes for a picker.",
    access: anyone,
    query: { loyalty_id: s.idOf("loyalty"), classification: s.oneOf(TAX_CLASSIFICATIONS) },
    response: s.items(
      s.object({
        ...lookup("tax"),
        code: s.text(64),
        classification: s.oneOf(TAX_CLASSIFICATIONS),
        type: s.oneOf(TAX_TYPES),
        rate: s.rate,
      }),
    ),
  }),
  pos: call("GET /embedded/pos", {
    summary: "Lists points of sale for a picker.",
    access: anyone,
    query: {
      loyalty_id: s.idOf("loyalty"),
      only_active: s.flag,
      pos_type: s.oneOf(POS_TYPES),
      sort_by_priority: s.flag,
    },
    response: s.items(
      s.object({ ...lookup("pos"), loyalty_id: s.idOf("loyalty"), pos_type: s.oneOf(POS_TYPES), address: Address }),
    ),
  }),
  terminals: call("GET /embedded/terminals", {
    summary: "Lists terminals for a picker.",
    access: anyone,
    query: {
      loyalty_id: s.idOf("loyalty"),
      pos_id: s.idOf("pos"),
      terminal_type: s.oneOf(TERMINAL_TYPES),
      only_active: s.flag,
    },
    response: s.items(
      s.object({
        ...lookup("terminal"),
        pos_id: s.idOf("pos"),
        currency: s.text(3),
        terminal_type: s.oneOf(TERMINAL_TYPES),
      }),
    ),
  }),
  cardCategories: call("GET /embedded/card_categories", {
    summary: "Lists customer categories for a picker, the lowest first.",
    access: anyone,
    query: { loyalty_id: s.idOf("loyalty"), only_active: s.flag },
    response: s.items(
      s.object({
        ...lookup("card_category"),
        loyalty_id: s.idOf("loyalty"),
        color: s.nullable(s.text(7)),
        is_default: s.flag,
      }),
    ),
  }),
  loyaltyRules: call("GET /embedded/loyalty_rules", {
    summary: "Lists rules for a picker, in the order in which they act.",
    access: anyone,
    query: { loyalty_id: s.idOf("loyalty"), scope: s.oneOf(RULE_SCOPES), only_active: s.flag },
    response: s.items(
      s.object({
        ...lookup("rule"),
        loyalty_id: s.idOf("loyalty"),
        scope: s.oneOf(RULE_SCOPES),
        action_type: s.oneOf(RULE_ACTION_TYPES),
      }),
    ),
  }),
  specialAccounts: call("GET /embedded/special_accounts", {
    summary: "Lists client accounts for a picker, in their order.",
    access: anyone,
    query: { scope: s.oneOf(SPECIAL_ACCOUNT_SCOPES), only_active: s.flag },
    response: s.items(
      s.object({
        ...lookup("special_account"),
        scope: s.oneOf(SPECIAL_ACCOUNT_SCOPES),
        type: s.oneOf(SPECIAL_ACCOUNT_TYPES),
        currency: s.nullable(s.text(3)),
        unit: s.nullable(s.oneOf(UNITS)),
      }),
    ),
  }),
  news: call("GET /embedded/news", {
    summary: "Lists news for a picker, by title.",
    access: anyone,
    query: {
      loyalty_id: s.idOf("loyalty"),
      pos_id: s.idOf("pos"),
      only_active: s.flag,
      only_actual: s.flag,
      sort_by_priority: s.flag,
    },
    response: s.items(
      s.object({
        ...lookup("news"),
        loyalty_id: s.idOf("loyalty"),
        date_from: s.nullable(s.day),
        date_to: s.nullable(s.day),
      }),
    ),
  }),
  staff: call("GET /embedded/staff", {
    summary: "Lists staff for a picker by name unless sorted otherwise.",
    access: anyone,
    query: {
      terminal_id: s.idOf("terminal"),
      suspended: s.flag,
      search_text: s.text(200),
      sort: s.oneOf(["title", "created_dt"]),
      order: s.oneOf(["asc", "desc"]),
    },
    response: s.items(s.object({ ...lookup("staff"), position: s.nullable(s.text(200)) })),
  }),
  currencies: call("GET /embedded/currencies", {
    summary:
      "Lists currencies for a picker: all, those of a programme's terminals and price groups, or those of its goods' prices.",
    access: anyone,
    query: { loyalty_id: s.idOf("loyalty"), goods_prices_currencies: s.flag },
    response: s.items(s.object({ code: s.text(3), title: s.text(100), minor_units: s.whole(0, 4) })),
  }),
});
