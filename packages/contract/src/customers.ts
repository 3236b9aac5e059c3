import * as enums from "./enums.ts";
import { call, group, ofPos, roles } from "./kit/index.ts";
import * as s from "./kit/schema.ts";
import { CardCategoryFace } from "./shapes/category-face.ts";
import { NextCategory } from "./shapes/next-category.ts";

const reads = roles("marketing", "sales-point-manager", "accountant", "support-operator", "viewer");
const changes = ofPos(roles("marketing", "support-operator", "sales-point-manager"));

const name = s.text(100);
const identity = {
  phone: s.nullable(s.text(30, 3)),
  email: s.nullable(s.email),
  external_id: s.nullable(s.title(100)),
};
const profile = {
  first_name: name,
  last_name: name,
  middle_name: name,
  gender: s.nullable(s.oneOf(enums.CUSTOMER_GENDERS)),
  birth_date: s.nullable(s.day),
  language: s.nullable(s.oneOf(enums.LANGUAGES)),
  country: s.nullable(s.country),
  city: s.nullable(s.text(120)),
  comment: s.nullable(s.text(2000)),
  tags: s.list(s.title(40), 50),
};
export const CustomerProfile = s.object(profile);

const Lot = s.object({
  id: s.id,
  kind: s.oneOf(enums.LOT_KINDS),
  amount: s.signedMoney,
  expire_date: s.nullable(s.day),
});
/** The bonuses of a card in one currency. `available` is what can be spent today. */
export const CardBonuses = s.object({
  currency: s.text(3),
  balance: s.signedMoney,
  held: s.signedMoney,
  available: s.signedMoney,
  lots: s.list(Lot),
});
const CardTotal = s.object({
  currency: s.text(3),
  sales_count: s.whole(0, 2 ** 31 - 1),
  amount: s.signedMoney,
  average_check: s.signedMoney,
});
/** The membership of a customer in one programme. */
export const Card = s.object({
  id: s.idOf("card"),
  loyalty: s.reference("loyalty"),
  category: s.nullable(CardCategoryFace),
  category_pinned: s.flag,
  access: s.oneOf(enums.CARD_ACCESS),
  registered_dt: s.instant,
  first_visit_dt: s.nullable(s.instant),
  last_visit_dt: s.nullable(s.instant),
  visits_count: s.whole(0, 2 ** 31 - 1),
  totals: s.list(CardTotal, 200),
  /** Absent in a light response. */
  bonuses: s.optional(s.list(CardBonuses, 200)),
  version: s.whole(1, 2 ** 31 - 1),
});
export const Customer = s.entity("customer", {
  name: s.text(400),
  phone: s.nullable(s.text(30)),
  email: s.nullable(s.text(254)),
  external_id: s.nullable(s.text(100)),
  blocked: s.flag,
  profile: s.optional(CustomerProfile),
  cards: s.list(Card, 200),
});
export type Customer = s.Of<typeof Customer>;

const RowCard = s.object({
  id: s.idOf("card"),
  category: s.nullable(CardCategoryFace),
  access: s.oneOf(enums.CARD_ACCESS),
  registered_dt: s.instant,
  last_visit_dt: s.nullable(s.instant),
  visits_count: s.whole(0, 2 ** 31 - 1),
  totals: s.list(CardTotal, 200),
  bonuses: s.list(s.object({ currency: s.text(3), balance: s.signedMoney }), 200),
});
/** A customer in lists, with their card in the list's programme. */
export const CustomerRow = s.object({
  id: s.idOf("customer"),
  name: s.text(400),
  phone: s.nullable(s.text(30)),
  email: s.nullable(s.text(254)),
  external_id: s.nullable(s.text(100)),
  blocked: s.flag,
  created_dt: s.instant,
  card: s.nullable(RowCard),
});

const filters = {
  loyalty_id: s.optional(s.nullable(s.idOf("loyalty"))),
  search_text: s.optional(s.nullable(s.text(200))),
  /** Null: those without a category. */
  category_id: s.optional(s.nullable(s.idOf("card_category"))),
  access: s.optional(s.nullable(s.oneOf(enums.CARD_ACCESS))),
  blocked: s.optional(s.nullable(s.flag)),
  /** Whether they have a card of the programme; unless false, finds members only. */
  has_card: s.optional(s.nullable(s.flag)),
  /** Null: those whose gender is unknown. */
  gender: s.optional(s.nullable(s.oneOf(enums.CUSTOMER_GENDERS))),
  /** In full years today, both ends included; null: no limit. */
  age_from: s.optional(s.nullable(s.whole(0, 150))),
  age_to: s.optional(s.nullable(s.whole(0, 150))),
  /** Whether their date of birth is known. */
  has_birth_date: s.optional(s.nullable(s.flag)),
  /** Number of visits, both ends included, within a period of days and at one point of sale; in the programme, if there is one. */
  visits_from: s.optional(s.nullable(s.whole(1, 2 ** 31 - 1))),
  visits_to: s.optional(s.nullable(s.whole(1, 2 ** 31 - 1))),
  visited_from: s.optional(s.nullable(s.day)),
  visited_to: s.optional(s.nullable(s.day)),
  visited_pos_id: s.optional(s.nullable(s.idOf("pos"))),
};
const SearchBody = s.object({
  ...filters,
  page: s.optional(s.whole(1, 1_000_000_000)),
  count: s.optional(s.whole(1, 500)),
  sort: s.optional(s.nullable(s.oneOf(enums.CUSTOMER_SORTS))),
  order: s.optional(s.nullable(s.oneOf(["asc", "desc"] as const))),
  /** Omits the total count. */
  skip_totals: s.optional(s.flag),
});

const AddBody = s.object({
  id: s.optional(s.idOf("customer")),
  loyalty_id: s.idOf("loyalty"),
  /** Finds a customer by one of these, or creates one with them. */
  user_id_value: s.optional(s.text(254, 1)),
  user_id_type: s.optional(s.oneOf(enums.USER_ID_TYPES)),
  phone: s.optional(identity.phone),
  email: s.optional(identity.email),
  external_id: s.optional(identity.external_id),
  ...optionalProfile(),
  /** Absent: the default category of the programme. */
  category_id: s.optional(s.nullable(s.idOf("card_category"))),
  /** Absent: the programme's default access of new customers. */
  access: s.optional(s.oneOf(enums.CARD_ACCESS)),
});
const ChangeBody = s.object({
  user_id: s.idOf("customer"),
  phone: s.optional(identity.phone),
  email: s.optional(identity.email),
  external_id: s.optional(identity.external_id),
  ...optionalProfile(),
  blocked: s.optional(s.flag),
});
function optionalProfile() {
  return {
    first_name: s.optional(profile.first_name),
    last_name: s.optional(profile.last_name),
    middle_name: s.optional(profile.middle_name),
    gender: s.optional(profile.gender),
    birth_date: s.optional(profile.birth_date),
    language: s.optional(profile.language),
    country: s.optional(profile.country),
    city: s.optional(profile.city),
    comment: s.optional(profile.comment),
    tags: s.optional(profile.tags),
  };
}

const Movement = s.object({
  id: s.id,
  kind: s.oneOf(enums.TRANSFER_KINDS),
  event_dt: s.instant,
  transaction_id: s.nullable(s.idOf("transaction")),
  reason: s.nullable(s.text(500)),
  currency: s.text(3),
  amount: s.signedMoney,
  balance_after: s.signedMoney,
});

/** An item that a customer buys often, by its name in their last purchase. */
const FavouriteItem = s.object({
  goods_id: s.idOf("goods"),
  title: s.text(200),
  unit: s.text(20),
  sales_count: s.whole(1, 100),
  quantity: s.quantity,
  last_sold_dt: s.instant,
});

/** Why a card has its category, and what is missing for the next one. */
const CategoryStanding = s.object({
  loyalty_id: s.idOf("loyalty"),
  /** Null: since they joined, or since before this was stored. */
  cause: s.nullable(s.oneOf(enums.CATEGORY_CAUSES)),
  since_dt: s.nullable(s.instant),
  rule: s.nullable(s.reference("card_category_rule")),
  transaction_id: s.nullable(s.idOf("transaction")),
  next_category: s.nullable(NextCategory),
});

/** Customers of the business and their cards. A card is the membership in one programme. */
export const customers = group("customers", {
  get: call("GET /customer/{userId}", {
    summary: "Shows one customer with their cards, of one programme or of all.",
    access: reads,
    query: { loyalty_id: s.idOf("loyalty"), lite: s.flag, customer_info: s.flag },
    response: Customer,
    errors: ["customer.not_found"],
  }),
  find: call("GET /customer", {
    summary: "Finds a customer by telephone, e-mail, external id, or a card or another value that was given to them.",
    access: reads,
    query: {
      loyalty_id: s.idOf("loyalty"),
      user_id_value: s.text(254),
      user_id_type: s.oneOf(enums.KNOWN_ID_TYPES),
      lite: s.flag,
      customer_info: s.flag,
    },
    response: Customer,
    errors: ["customer.not_found", "customer.id_invalid"],
  }),
  add: call("POST /customer", {
    summary:
      "Adds a customer to a programme, making the person when nobody is known by this telephone, e-mail or external id.",
    access: changes,
    query: { existing_user_only: s.flag },
    body: AddBody,
    response: Customer,
    errors: [
      "loyalty.not_found",
      "card_category.not_found",
      "card_category.inactive",
      "customer.not_found",
      "customer.id_invalid",
      "customer.id_missing",
      "customer.already_joined",
      "birth_date.invalid",
      "country.unknown",
      "conflict.duplicate",
    ],
  }),
  change: call("PATCH /customer", {
    summary: "Changes what is known of a customer. One telephone, e-mail or external id stays.",
    access: changes,
    body: ChangeBody,
    response: Customer,
    errors: [
      "customer.not_found",
      "customer.id_invalid",
      "customer.id_missing",
      "birth_date.invalid",
      "country.unknown",
      "conflict.duplicate",
      "conflict.stale",
    ],
  }),
  changeAccess: call("PATCH /customer/access", {
    summary: "Sets what the cards of some customers allow in a programme.",
    access: changes,
    body: s.object({
      loyalty_id: s.idOf("loyalty"),
      user_ids: { ...s.list(s.idOf("customer"), 1000), minItems: 1 },
      access: s.oneOf(enums.CARD_ACCESS),
    }),
    response: s.object({ changed: s.whole(0, 1000) }),
    errors: ["loyalty.not_found", "customer.not_found"],
  }),
  search: call("POST /customers", {
    summary:
      "Finds customers by words and filters, newest first unless sorted otherwise. Shows at most the first 10 000; a file holds all.",
    access: reads,
    body: SearchBody,
    reads: true,
    response: s.page(CustomerRow),
    errors: ["loyalty.not_found"],
    exports: enums.CUSTOMER_COLUMNS,
  }),
  ids: call("POST /customer/customers_bulk_ids", {
    summary: "Returns the ids of the customers that a search finds, at most 10 000.",
    access: reads,
    body: s.object(filters),
    reads: true,
    response: s.object({ ids: s.list(s.idOf("customer"), 10_000) }),
    errors: ["loyalty.not_found"],
  }),
  profile: call("GET /customers/{userId}/user_profile", {
    summary: "Shows the profile of a customer.",
    access: reads,
    response: CustomerProfile,
    errors: ["customer.not_found"],
  }),
  movements: call("GET /x/customers/{userId}/movements", {
    summary: "Lists what moved the bonuses of a customer's card in a programme, newest first, at most 500.",
    access: reads,
    query: { loyalty_id: s.idOf("loyalty") },
    response: s.items(Movement),
    errors: ["customer.not_found"],
    extension: true,
  }),
  favouriteItems: call("GET /x/customers/{userId}/favourite_items", {
    summary: "Lists what a customer buys most often, from their last 100 sales in any programme, at most five items.",
    access: reads,
    response: s.items(FavouriteItem),
    errors: ["customer.not_found"],
    extension: true,
  }),
  categories: call("GET /x/customers/{userId}/categories", {
    summary: "Tells why a customer has the category of each card, and what is missing for the next one.",
    access: reads,
    query: { loyalty_id: s.idOf("loyalty") },
    response: s.items(CategoryStanding),
    errors: ["customer.not_found"],
    extension: true,
  }),
  categoriesAsOf: call("GET /x/customers/{userId}/categories/as_of", {
    summary: "Returns the category of each of a customer's cards at a moment, or at the end of a day.",
    access: reads,
    /** `at` is an instant, or a day of each programme; without it, now. */
    query: { loyalty_id: s.idOf("loyalty"), at: s.text(40) },
    response: s.items(
      s.object({
        loyalty_id: s.idOf("loyalty"),
        until: s.instant,
        /** Null: the card had none. */
        category: s.nullable(s.reference("card_category")),
        /** When it got that category. Null: as it was registered, or before this was stored. */
        since_dt: s.nullable(s.instant),
      }),
    ),
    errors: ["customer.not_found"],
    extension: true,
  }),
  bonusesAsOf: call("GET /x/customers/{userId}/bonuses/as_of", {
    summary: "Returns the bonuses of a customer's cards at a moment, or at the end of a day, and when they expire.",
    access: reads,
    /** An instant, or a day of each programme; without it, now. */
    query: { loyalty_id: s.idOf("loyalty"), at: s.text(40) },
    response: s.items(
      s.object({
        loyalty_id: s.idOf("loyalty"),
        until: s.instant,
        currency: s.text(3),
        balance: s.signedMoney,
        lots: s.list(Lot),
      }),
    ),
    errors: ["customer.not_found"],
    extension: true,
  }),
});
