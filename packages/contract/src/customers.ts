import * as enums from "./enums.ts";
import type { Of } from "./kit/index.ts";
import {
  call,
  entity,
  flag,
  group,
  id,
  instant,
  items,
  list,
  nullable,
  object,
  oneOf,
  optional,
  page,
  roles,
  signedMoney,
  text,
  title,
} from "./kit/index.ts";
import { country, day, email, whole } from "./kit/schema.ts";

const reads = roles("marketing", "sales-point-manager", "accountant", "support-operator", "viewer");
const changes = roles("marketing", "support-operator", "sales-point-manager");

const name = text(100);
const identity = {
  phone: nullable(text(30, 3)),
  email: nullable(email),
  external_id: nullable(title(100)),
};
const profile = {
  first_name: name,
  last_name: name,
  middle_name: name,
  gender: nullable(oneOf(enums.CUSTOMER_GENDERS)),
  birth_date: nullable(day),
  language: nullable(oneOf(enums.LANGUAGES)),
  country: nullable(country),
  city: nullable(text(120)),
  comment: nullable(text(2000)),
  tags: list(title(40), 50),
};
export const CustomerProfile = object(profile);

const Lot = object({ id, kind: oneOf(enums.LOT_KINDS), amount: signedMoney, expire_date: nullable(day) });
/** The bonuses of a card in one currency. `available` is what may be spent today. */
export const CardBonuses = object({
  currency: text(3),
  balance: signedMoney,
  held: signedMoney,
  available: signedMoney,
  lots: list(Lot),
});
const CardCategoryFace = object({ id, title: text(200), color: nullable(text(7)) });
const CardTotal = object({
  currency: text(3),
  sales_count: whole(0, 2 ** 31 - 1),
  amount: signedMoney,
  average_check: signedMoney,
});
/** The membership of a customer in one programme. */
export const Card = object({
  id,
  loyalty: object({ id, title: text(200) }),
  category: nullable(CardCategoryFace),
  category_pinned: flag,
  access: oneOf(enums.CARD_ACCESS),
  registered_dt: instant,
  first_visit_dt: nullable(instant),
  last_visit_dt: nullable(instant),
  visits_count: whole(0, 2 ** 31 - 1),
  totals: list(CardTotal, 200),
  /** Absent in a light answer. */
  bonuses: optional(list(CardBonuses, 200)),
  version: whole(1, 2 ** 31 - 1),
});
export const Customer = entity({
  name: text(400),
  phone: nullable(text(30)),
  email: nullable(text(254)),
  external_id: nullable(text(100)),
  blocked: flag,
  profile: optional(CustomerProfile),
  cards: list(Card, 200),
});
export type Customer = Of<typeof Customer>;

const RowCard = object({
  id,
  category: nullable(CardCategoryFace),
  access: oneOf(enums.CARD_ACCESS),
  registered_dt: instant,
  last_visit_dt: nullable(instant),
  visits_count: whole(0, 2 ** 31 - 1),
  totals: list(CardTotal, 200),
  bonuses: list(object({ currency: text(3), balance: signedMoney }), 200),
});
/** A customer as lists know them, with their card in the programme that the list is about. */
export const CustomerRow = object({
  id,
  name: text(400),
  phone: nullable(text(30)),
  email: nullable(text(254)),
  external_id: nullable(text(100)),
  blocked: flag,
  created_dt: instant,
  card: nullable(RowCard),
});

const filters = {
  loyalty_id: optional(nullable(id)),
  search_text: optional(nullable(text(200))),
  /** Null: those without a category. */
  category_id: optional(nullable(id)),
  access: optional(nullable(oneOf(enums.CARD_ACCESS))),
  blocked: optional(nullable(flag)),
  /** Whether they have a card of the programme; unless false, only its members are found. */
  has_card: optional(nullable(flag)),
};
const SearchBody = object({
  ...filters,
  page: optional(whole(1, 1_000_000_000)),
  count: optional(whole(1, 500)),
  sort: optional(nullable(oneOf(enums.CUSTOMER_SORTS))),
  order: optional(nullable(oneOf(["asc", "desc"] as const))),
  /** The page alone, without how many there are. */
  skip_totals: optional(flag),
});

const AddBody = object({
  id: optional(id),
  loyalty_id: id,
  /** A customer is found by one of these, or made with them. */
  user_id_value: optional(text(254, 1)),
  user_id_type: optional(oneOf(enums.USER_ID_TYPES)),
  phone: optional(identity.phone),
  email: optional(identity.email),
  external_id: optional(identity.external_id),
  ...optionalProfile(),
  /** Absent: the default category of the programme. */
  category_id: optional(nullable(id)),
  /** Absent: what the programme gives new customers. */
  access: optional(oneOf(enums.CARD_ACCESS)),
});
const ChangeBody = object({
  user_id: id,
  phone: optional(identity.phone),
  email: optional(identity.email),
  external_id: optional(identity.external_id),
  ...optionalProfile(),
  blocked: optional(flag),
});
function optionalProfile() {
  return {
    first_name: optional(profile.first_name),
    last_name: optional(profile.last_name),
    middle_name: optional(profile.middle_name),
    gender: optional(profile.gender),
    birth_date: optional(profile.birth_date),
    language: optional(profile.language),
    country: optional(profile.country),
    city: optional(profile.city),
    comment: optional(profile.comment),
    tags: optional(profile.tags),
  };
}

const Movement = object({
  id,
  kind: oneOf(enums.TRANSFER_KINDS),
  event_dt: instant,
  transaction_id: nullable(id),
  reason: nullable(text(500)),
  currency: text(3),
  amount: signedMoney,
  balance_after: signedMoney,
});

/** Customers of the business and their cards: a card is the membership in one programme. */
export const customers = group("customers", {
  get: call("GET /customer/{userId}", {
    summary: "Shows one customer with their cards, of one programme or of all.",
    access: reads,
    query: { loyalty_id: id, lite: flag, customer_info: flag },
    response: Customer,
    errors: ["customer.not_found"],
  }),
  find: call("GET /customer", {
    summary: "Finds a customer by telephone, e-mail or external id.",
    access: reads,
    query: {
      loyalty_id: id,
      user_id_value: text(254),
      user_id_type: oneOf(enums.USER_ID_TYPES),
      lite: flag,
      customer_info: flag,
    },
    response: Customer,
    errors: ["customer.not_found", "customer.id_invalid"],
  }),
  add: call("POST /customer", {
    summary:
      "Adds a customer to a programme, making the person when nobody is known by this telephone, e-mail or external id.",
    access: changes,
    query: { existing_user_only: flag },
    body: AddBody,
    response: Customer,
    errors: [
      "loyalty.not_found",
      "card_category.not_found",
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
    body: object({ loyalty_id: id, user_ids: { ...list(id, 1000), minItems: 1 }, access: oneOf(enums.CARD_ACCESS) }),
    response: object({ changed: whole(0, 1000) }),
    errors: ["loyalty.not_found", "customer.not_found"],
  }),
  search: call("POST /customers", {
    summary:
      "Finds customers by words and filters, newest first unless sorted otherwise. Shows at most the first 10 000; a file holds all.",
    access: reads,
    body: SearchBody,
    reads: true,
    response: page(CustomerRow),
    errors: ["loyalty.not_found"],
    exports: enums.CUSTOMER_COLUMNS,
  }),
  ids: call("POST /customer/customers_bulk_ids", {
    summary: "Tells the ids of the customers that a search finds, at most 10 000.",
    access: reads,
    body: object(filters),
    reads: true,
    response: object({ ids: list(id, 10_000) }),
    errors: ["loyalty.not_found"],
  }),
  profile: call("GET /customers/{userId}/user_profile", {
    summary: "Shows what a customer has told of themselves.",
    access: reads,
    response: CustomerProfile,
    errors: ["customer.not_found"],
  }),
  movements: call("GET /x/customers/{userId}/movements", {
    summary: "Lists what moved the bonuses of a customer's card in a programme, newest first, at most 500.",
    access: reads,
    query: { loyalty_id: id },
    response: items(Movement),
    errors: ["customer.not_found"],
    extension: true,
  }),
  bonusesAsOf: call("GET /x/customers/{userId}/bonuses/as_of", {
    summary: "Tells what bonuses a customer's cards held at a moment, or at the end of a day, and when they ended.",
    access: reads,
    /** An instant, or a day of each programme; without it, now. */
    query: { loyalty_id: id, at: text(40) },
    response: items(
      object({ loyalty_id: id, until: instant, currency: text(3), balance: signedMoney, lots: list(Lot) }),
    ),
    errors: ["customer.not_found"],
    extension: true,
  }),
});
