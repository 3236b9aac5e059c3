import Type from "typebox";
import { ENTITY_TYPES, LEDGER_PROMISES } from "./enums.ts";
import { anyone, call, group, ofBusiness, open, roles, self } from "./kit/index.ts";
import * as s from "./kit/schema.ts";
import { RoleEntry } from "./shapes/session.ts";

const counted = s.whole(0, Number.MAX_SAFE_INTEGER);
const application = { application: s.text(40) };

export const PlatformParams = s.object({
  name: s.text(100),
  version: s.text(40),
  mail_configured: s.flag,
  mailbox: s.flag,
  sms_configured: s.flag,
  /** Where maps come from; null: there are none. */
  map: s.nullable(s.object({ tiles: s.text(500), attribution: s.text(200) })),
  links: s.object({
    customer_site: s.nullable(s.url),
    faq: s.nullable(s.url),
    knowledge_base: s.nullable(s.url),
    tutorials: s.nullable(s.url),
    software: s.nullable(s.url),
    resources: s.nullable(s.url),
  }),
});
export const Country = s.object({
  code: s.country,
  title: s.texts(120),
  calling_code: s.text(8),
  currency: s.nullable(s.currency),
  time_zones: s.list(s.text(64), 100),
});
export const TimeZone = s.object({ code: s.text(64), offset: s.text(10) });

const Mail = s.object({
  id: s.id,
  recipient: s.text(254),
  /** Null: it is an SMS. */
  subject: s.nullable(s.text(300)),
  body: s.text(20_000),
  created_dt: s.instant,
});

const proved = s.object({ accounts: counted, transfers: counted, entries: counted, lots: counted, holds: counted });
/** The result of a ledger check. */
const Proof = s.object({
  proved_dt: s.instant,
  /** The number of recomputed records. */
  proved,
  promises: s.list(s.oneOf(LEDGER_PROMISES), 100),
  /** Amounts in minor units; versions and positions are counted. At most a thousand per check. */
  gaps: s.list(
    s.object({ promise: s.oneOf(LEDGER_PROMISES), subject: s.text(60), found: s.text(60), expected: s.text(60) }),
    100_000,
  ),
});

/** Public facts about the platform. */
export const platform = group("platform", {
  params: call("GET /settings/platform/params", {
    summary: "Returns the platform's parameters and quick links.",
    access: open,
    response: PlatformParams,
  }),
  countries: call("GET /settings/countries", {
    summary: "Lists the countries with calling code, currency and time zones.",
    access: open,
    response: s.items(Country),
  }),
  timezones: call("GET /settings/timezones", {
    summary: "Lists the time zones with their present offset.",
    access: open,
    response: s.items(TimeZone),
  }),
  roles: call("GET /settings/app/role_based_model/roles", {
    summary: "Lists the roles of the role-based model.",
    access: anyone,
    query: application,
    response: s.items(RoleEntry),
  }),
  scopeMapping: call("GET /settings/app/access/mapping/api", {
    summary: "Lists the scopes that each call requires.",
    access: anyone,
    query: application,
    response: s.object({ methods_access_scopes_allowed: s.anyObject }),
  }),
  roleMapping: call("GET /settings/app/role_based_model/mapping/api", {
    summary: "Lists the roles that each call requires.",
    access: anyone,
    query: application,
    response: s.object({ methods_restrictions: s.anyObject }),
  }),
  proof: call("GET /x/ledger/proof", {
    summary:
      "Proves the books of the business: recomputes every balance from its entries and lots and lists what differs.",
    access: ofBusiness(roles("accountant")),
    maxSeconds: 300,
    response: Proof,
    extension: true,
  }),
  proofs: call("GET /x/ledger/proofs", {
    summary: "Lists the proofs that were made by night, the latest hundred, and what the last one found.",
    access: ofBusiness(roles("accountant")),
    response: s.object({
      items: s.list(
        s.object({
          id: s.id,
          /** The current day of the business. */
          business_date: s.text(10),
          proved_dt: s.instant,
          took_ms: counted,
          proved,
          gaps_count: counted,
        }),
        100,
      ),
      latest: Type.Unsafe<s.Of<typeof Proof> | null>({ ...Proof, type: ["object", "null"] }),
    }),
    extension: true,
  }),
  live: call("GET /x/live", {
    summary:
      "Sends changes in the business as server-sent events, until either side ends the stream. `start` names what changed since the caller read what it shows; after `missed`, reload all of that; after `ended`, sign in again.",
    access: self,
    extension: true,
    query: { since_ms: s.optional(s.whole(0, 60_000)) },
    response: s.object({
      now: s.instant,
      changed: s.list(s.object({ entity_type: s.oneOf(ENTITY_TYPES), count: counted }), 100),
    }),
    answer: "events",
  }),
  mailbox: call("GET /x/mailbox", {
    summary: "Shows the latest e-mails and SMS of a server that has no mail settings and listens on loopback only.",
    access: open,
    response: s.items(Mail),
    errors: ["mailbox.closed"],
    extension: true,
  }),
});
