import { POSTER_PROBLEMS, POSTER_SALE_PROBLEMS, POSTER_SALE_STATES } from "./enums.ts";
import { call, group, ofPos, roles } from "./kit/index.ts";
import * as s from "./kit/schema.ts";

const reads = roles("sales-point-manager", "viewer");
const changes = roles("sales-point-manager");
const lists = roles("accountant", "sales-point-manager", "support-operator", "viewer");
const corrects = ofPos(roles("support-operator", "sales-point-manager"));

const printable = "^[!-~]+$";
/** The part of the address before `.joinposter.com`; empty: none yet. */
const account = { ...s.text(60), pattern: "^([a-z0-9]([a-z0-9-]*[a-z0-9])?)?$" };
/** Poster's ids are numbers. */
const posterId = { ...s.text(20, 1), pattern: "^[0-9]+$" };

/** The Poster register that a till is connected to. */
export const PosterSettings = s.object({
  active: s.flag,
  account,
  access_token_set: s.flag,
  /** Of the business at Poster, as its access token says. */
  customer_number: s.nullable(s.text(20)),
  spot_id: s.nullable(s.text(20)),
  spot_title: s.nullable(s.text(200)),
  /** Null: all registers of the spot. */
  register_id: s.nullable(s.text(20)),
  register_title: s.nullable(s.text(200)),
  /** When the sales were read last; null: not yet. */
  read_dt: s.nullable(s.instant),
  /** What keeps them from being read; null: nothing. */
  problem: s.nullable(s.oneOf(POSTER_PROBLEMS)),
  /** The words of Poster. */
  error_text: s.nullable(s.text(500)),
  version: s.version,
});
export const PosterSettingsBody = s.object({
  active: s.optional(s.flag),
  account: s.optional(account),
  access_token: s.optional({ ...s.secret(500), pattern: printable }),
  /** Together with the code: the application through which the business has let Patron in. */
  application_id: s.optional(posterId),
  /** What Poster returns for the application; Patron gets the access token for it. */
  authorization_code: s.optional({ ...s.secret(500), pattern: printable }),
  spot_id: s.optional(s.nullable(posterId)),
  register_id: s.optional(s.nullable(posterId)),
});
export const PosterApplication = s.object({
  id: s.text(20),
  title: s.text(100),
  /** Where the business lets the application in; Poster then returns to Patron with a code. */
  authorize_url: s.text(2000),
});
export const PosterSpot = s.object({
  id: s.text(20),
  title: s.text(200),
  registers: s.list(s.object({ id: s.text(20), title: s.text(200) }), 500),
});

export const PosterSale = s.entity("poster_sale", {
  /** As Poster numbers it. */
  poster_number: s.text(20),
  state: s.oneOf(POSTER_SALE_STATES),
  terminal: s.reference("terminal"),
  pos: s.reference("pos"),
  /** Null: it is not booked. */
  transaction: s.nullable(s.object({ id: s.idOf("transaction"), number: s.text(20) })),
  currency: s.text(3),
  /** What was paid there. */
  amount: s.signedMoney,
  closed_dt: s.instant,
  problem: s.nullable(s.oneOf(POSTER_SALE_PROBLEMS)),
  /** What it comes to here, if that is the problem. */
  other_amount: s.nullable(s.signedMoney),
  /** The products that no item has the code of. */
  missing: s.list(s.object({ code: s.text(64), title: s.text(200) }), 500),
});

const there = ["terminal.not_found"] as const;
/** Poster answers each question within its own limit. */
const maxSeconds = 30;

/** Registers of Poster, whose closed sales become sales of a till. */
export const poster = group("poster", {
  applications: call("GET /terminal/{terminalId}/settings/poster/applications", {
    summary: "Lists the applications of this installation at Poster through which a business can let it in.",
    access: reads,
    response: s.items(PosterApplication),
    errors: there,
  }),
  settings: call("GET /terminal/{terminalId}/settings/poster", {
    summary: "Shows the register of Poster whose sales become sales of a till.",
    access: reads,
    response: PosterSettings,
    errors: there,
  }),
  change: call("PATCH /terminal/{terminalId}/settings/poster", {
    summary:
      "Changes which Poster register a till is connected to. Poster checks access, spot and register. From then on its closed sales are taken over.",
    access: changes,
    body: s.patch(PosterSettingsBody),
    response: PosterSettings,
    errors: [
      ...there,
      "conflict.stale",
      "poster.incomplete",
      "poster.refused",
      "poster.spot_unknown",
      "poster.application_unknown",
    ],
    maxSeconds,
  }),
  spots: call("GET /x/terminals/{terminalId}/poster_spots", {
    summary: "Asks Poster for the spots and registers of the business, with what keeps it from answering.",
    access: reads,
    response: s.object({
      items: s.list(PosterSpot, 1000),
      problem: s.nullable(s.oneOf(POSTER_PROBLEMS)),
      error_text: s.nullable(s.text(500)),
    }),
    errors: [...there, "poster.incomplete"],
    maxSeconds,
    extension: true,
  }),
  list: call("GET /x/poster_sales", {
    summary: "Lists sales of Poster: those that became sales here, and those that could not, the latest first.",
    access: lists,
    query: {
      pos: s.idOf("pos"),
      terminal: s.idOf("terminal"),
      state: s.oneOf(POSTER_SALE_STATES),
      problem: s.oneOf(POSTER_SALE_PROBLEMS),
      date_from: s.text(40),
      date_to: s.text(40),
    },
    paged: { sorts: ["closed_dt"] },
    response: s.page(PosterSale),
    extension: true,
  }),
  repeat: call("POST /x/poster_sales/{posterSaleId}/repeat", {
    summary: "Tries again to book a sale of Poster, with the items and customers that there are now.",
    access: corrects,
    response: PosterSale,
    errors: ["poster_sale.not_found", "poster_sale.done"],
    needsKey: true,
    extension: true,
  }),
});
