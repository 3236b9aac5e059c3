import { ADDRESS_MODES, LANGUAGES, REFERENCE_TYPES, STORE_PAYMENT_METHODS, STORE_PROBLEMS, UNITS } from "./enums.ts";
import { changesSettings, showsSettings } from "./kit/families/settings.ts";
import { call, group, ofPos, open, roles } from "./kit/index.ts";
import * as s from "./kit/schema.ts";
import { Address } from "./shapes/address.ts";
import { applications } from "./shapes/application.ts";
import { photo } from "./shapes/photo.ts";
import { amountsByCurrency } from "./shapes/share.ts";

const reads = roles("marketing", "sales-point-manager", "accountant", "support-operator", "viewer");
const changesProgramme = roles("marketing");
const changesPos = ofPos(roles("marketing", "sales-point-manager"));

const stamps = {
  modified_dt: s.nullable(s.instant),
  /** 0 for settings that were never changed. */
  version: s.whole(0, 2 ** 31 - 1),
};
const programmeFields = {
  active: s.flag,
  public_description: s.texts(),
  payment_methods: s.list(s.oneOf(STORE_PAYMENT_METHODS), 2),
  /** The smallest order by currency; a missing currency has none. */
  min_order_amounts: amountsByCurrency,
  terms: s.texts(10_000),
};
/** The online stores of a programme. */
export const ProgrammeStore = s.object({ ...programmeFields, ...stamps });
const posFields = {
  active: s.flag,
  /** The terminal at whose prices and in whose currency the store sells. */
  terminal_id: s.nullable(s.idOf("terminal")),
  /** Shown outside the opening hours. */
  closed_message: s.texts(1000),
};
/** The online store of a point of sale. */
export const PosStore = s.object({
  ...posFields,
  /** What keeps the store from being shown; empty: it is public. */
  problems: s.list(s.oneOf(STORE_PROBLEMS), 10),
  ...stamps,
});

const span = s.object({ from: s.timeOfDay, to: s.timeOfDay });
const named = s.text(200);
const found = s.nullable(photo);
/** A store as its customers see it: texts in one language, prices of now. */
export const Store = s.object({
  id: s.idOf("pos"),
  title: named,
  description: s.text(2000),
  programme: s.object({ title: named, description: s.text(2000), web_site: s.nullable(s.url), photo: found }),
  language: s.oneOf(LANGUAGES),
  currency: s.currency,
  address: Address,
  country: s.nullable(s.country),
  latitude: s.nullable(s.latitude),
  longitude: s.nullable(s.longitude),
  phones: s.list(s.text(20), 10),
  email: s.nullable(s.email),
  references: s.list(s.object({ type: s.oneOf(REFERENCE_TYPES), url: s.url, title: s.text(120) }), 50),
  photo: found,
  time_zone: s.timeZone,
  /** Whether it is open now; a store without opening hours always is. */
  is_open: s.flag,
  closed_message: s.text(1000),
  /** Today and the next six days in the store's time zone; empty without opening hours. An end before its beginning is on the next day. */
  hours: s.list(s.object({ date: s.day, spans: s.list(span, 100) }), 7),
  /** The business's own apps. */
  applications,
  payment_methods: programmeFields.payment_methods,
  min_order_amount: s.nullable(s.money),
  terms: s.text(10_000),
  delivery_types: s.list(
    s.object({
      id: s.idOf("delivery_type"),
      title: named,
      comment: s.text(1000),
      address_mode: s.oneOf(ADDRESS_MODES),
      date_required: s.flag,
      time_required: s.flag,
      /** By order amount, the smallest first; empty: free. */
      price_levels: s.list(s.object({ amount_from: s.money, price: s.money }), 100),
      pick_up_points: s.list(s.object({ id: s.idOf("pos"), title: named, address: Address }), 1000),
    }),
    1000,
  ),
  /** What customers may add to an order; only services whose item has a price here. */
  additional_services: s.list(
    s.object({
      id: s.idOf("additional_service"),
      goods_id: s.idOf("goods"),
      title: named,
      description: s.text(2000),
      unit: s.oneOf(UNITS),
      /** Of one unit with taxes. */
      price: s.unitPrice,
      required: s.flag,
      multiple: s.flag,
    }),
    1000,
  ),
  categories: s.list(
    s.object({
      id: s.idOf("goods_category"),
      parent_id: s.nullable(s.idOf("goods_category")),
      title: named,
      description: s.text(2000),
      photo: found,
    }),
    2000,
  ),
  /** Items with a price, by title. */
  goods: s.list(
    s.object({
      id: s.idOf("goods"),
      code: s.text(64),
      title: named,
      description: s.text(2000),
      unit: s.oneOf(UNITS),
      quantity_min: s.nullable(s.quantity),
      quantity_step: s.nullable(s.quantity),
      quantity_precision: s.whole(0, 3),
      age_limit: s.nullable(s.whole(0, 99)),
      /** Of one unit with taxes, as the till sells it to somebody without a card. */
      price: s.unitPrice,
      category_ids: s.list(s.idOf("goods_category"), 200),
      photo: found,
      additional_images: s.list(photo, 100),
    }),
    5000,
  ),
});
export type Store = s.Of<typeof Store>;

const programme = { what: "the online stores of a programme", response: ProgrammeStore };

/** Online stores of points of sale, and what the public sees of them. */
export const onlineStore = group("onlineStore", {
  programme: showsSettings("GET /loyalty/{loyaltyId}/online_store", { ...programme, access: reads }),
  changeProgramme: changesSettings("PATCH /loyalty/{loyaltyId}/online_store", {
    ...programme,
    access: changesProgramme,
    fields: programmeFields,
    errors: ["currency.unknown"],
  }),
  pos: call("GET /pos/{posId}/online_store", {
    summary: "Shows the online store of a point of sale and what keeps it from being public.",
    access: reads,
    response: PosStore,
    errors: ["pos.not_found"],
  }),
  changePos: call("PATCH /pos/{posId}/online_store", {
    summary: "Changes the online store of a point of sale.",
    access: changesPos,
    body: s.patch(s.object(posFields)),
    response: PosStore,
    errors: ["pos.not_found", "terminal.not_found", "conflict.stale", "conflict.duplicate"],
  }),
  show: call("GET /public/store/{posId}", {
    summary:
      "Shows a public online store: texts, hours, delivery types and items with their prices now. Texts are in the requested language, else in the programme's.",
    access: open,
    query: { language: s.oneOf(LANGUAGES) },
    response: Store,
    errors: ["store.not_found"],
    extension: true,
    sharedSeconds: 60,
  }),
});
