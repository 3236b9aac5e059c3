import Type from "typebox";
import { ENTITY_TYPES, LEDGER_PROMISES } from "./enums.ts";
import type { Of } from "./kit/index.ts";
import {
  anyObject,
  anyone,
  call,
  flag,
  group,
  id,
  instant,
  items,
  list,
  nullable,
  object,
  oneOf,
  open,
  roles,
  text,
  texts,
  url,
  whole,
} from "./kit/index.ts";
import { country, currency } from "./kit/schema.ts";
import { RoleEntry } from "./shapes/session.ts";

const counted = whole(0, Number.MAX_SAFE_INTEGER);
const application = { application: text(40) };

export const PlatformParams = object({
  name: text(100),
  version: text(40),
  mail_configured: flag,
  mailbox: flag,
  links: object({
    customer_site: nullable(url),
    faq: nullable(url),
    knowledge_base: nullable(url),
    tutorials: nullable(url),
    software: nullable(url),
    resources: nullable(url),
  }),
});
export const Country = object({
  code: country,
  title: texts(120),
  calling_code: text(8),
  currency: nullable(currency),
  time_zones: list(text(64), 100),
});
export const TimeZone = object({ code: text(64), offset: text(10) });

const Mail = object({ id, recipient: text(254), subject: text(300), body: text(20_000), created_dt: instant });

const proved = object({ accounts: counted, transfers: counted, entries: counted, lots: counted, holds: counted });
/** What a proof of the books found. */
const Proof = object({
  proved_dt: instant,
  /** How much was recomputed. */
  proved,
  promises: list(oneOf(LEDGER_PROMISES), 100),
  /** Amounts in minor units; versions and places are counted. At most a thousand for each promise. */
  gaps: list(
    object({ promise: oneOf(LEDGER_PROMISES), subject: text(60), found: text(60), expected: text(60) }),
    100_000,
  ),
});

/** Facts about the platform that every screen may read. */
export const platform = group("platform", {
  params: call("GET /settings/platform/params", {
    summary: "Tells the platform's parameters and quick links.",
    access: open,
    response: PlatformParams,
  }),
  countries: call("GET /settings/countries", {
    summary: "Lists the countries with calling code, currency and time zones.",
    access: open,
    response: items(Country),
  }),
  timezones: call("GET /settings/timezones", {
    summary: "Lists the time zones with their present offset.",
    access: open,
    response: items(TimeZone),
  }),
  roles: call("GET /settings/app/role_based_model/roles", {
    summary: "Lists the roles of the role-based model.",
    access: anyone,
    query: application,
    response: items(RoleEntry),
  }),
  scopeMapping: call("GET /settings/app/access/mapping/api", {
    summary: "Tells which scopes each call asks for.",
    access: anyone,
    query: application,
    response: object({ methods_access_scopes_allowed: anyObject }),
  }),
  roleMapping: call("GET /settings/app/role_based_model/mapping/api", {
    summary: "Tells which roles each call asks for.",
    access: anyone,
    query: application,
    response: object({ methods_restrictions: anyObject }),
  }),
  proof: call("GET /x/ledger/proof", {
    summary:
      "Proves the books of the business: recomputes every balance from its entries and lots and lists what differs.",
    access: roles("accountant"),
    lasts: 300,
    response: Proof,
    extension: true,
  }),
  proofs: call("GET /x/ledger/proofs", {
    summary: "Lists the proofs that were made by night, the latest hundred, and what the last one found.",
    access: roles("accountant"),
    response: object({
      items: list(
        object({
          id,
          /** The day of the business. */
          business_date: text(10),
          proved_dt: instant,
          took_ms: counted,
          proved,
          gaps_count: counted,
        }),
        100,
      ),
      latest: Type.Unsafe<Of<typeof Proof> | null>({ ...Proof, type: ["object", "null"] }),
    }),
    extension: true,
  }),
  live: call("GET /x/live", {
    summary:
      "Tells as server-sent events what is changed in the business, until either side ends it. After `missed`, read again what is shown.",
    access: anyone,
    extension: true,
    response: object({
      now: instant,
      changed: list(object({ entity_type: oneOf(ENTITY_TYPES), count: counted }), 100),
    }),
    answer: "events",
  }),
  mailbox: call("GET /x/mailbox", {
    summary: "Shows the latest e-mail of a server that has no mail settings and listens on loopback only.",
    access: open,
    response: items(Mail),
    errors: ["mailbox.closed"],
    extension: true,
  }),
});
