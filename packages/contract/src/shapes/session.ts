import { AREA_CHANGES, LANGUAGES, ROLES, SCOPES, STAFF_ACCESS } from "../enums.ts";
import * as s from "../kit/schema.ts";
import { photo } from "./photo.ts";

/** A user who signs in. */
export const User = s.entity("person", {
  /** Null: they sign in with a code of the business. */
  email: s.nullable(s.email),
  email_confirmed: s.flag,
  first_name: s.text(100),
  last_name: s.text(100),
  phone: s.nullable(s.text(20)),
  /** They have proved the number, so codes to sign in are sent there too. */
  phone_confirmed: s.flag,
  photo: s.nullable(photo),
  /** Their id in another system; null without one. */
  external_id: s.nullable(s.text(100)),
  language: s.oneOf(LANGUAGES),
});

/** The staff record of a person; whoever founded the business has none. */
export const Staff = s.object({ id: s.idOf("staff"), title: s.title(200), roles: s.list(s.oneOf(ROLES), 20) });

const held = {
  access: s.oneOf(STAFF_ACCESS),
  access_scopes: s.list(s.oneOf(SCOPES), 10),
  roles: s.list(s.oneOf(ROLES), 20),
};
/** What a person may do in the business that they are signed in to. */
export const HeldAccess = s.object({
  ...held,
  /** The business requires a second factor that they have not set up: until then they may do nothing else. */
  lacks_factor: s.flag,
  /** The only points of sale whose data they see; empty: all. */
  seen_pos: s.list(s.reference("pos"), 1000),
  /** They are support staff of the installation, and this is when their access ends; null for people who work here. */
  support_until: s.nullable(s.instant),
  /** The role that an owner looks at the back office as; their access is that of the role then. */
  viewed_role: s.nullable(s.oneOf(ROLES)),
  /** When that ends by itself. */
  viewed_until: s.nullable(s.instant),
});

/** The response of sign-in, registration and renewal. It shows the token only once. */
export const Session = s.object({
  user: User,
  token: s.text(64),
  expires_dt: s.text(40),
  staff: s.nullable(Staff),
  ...held,
  business: s.object({ id: s.idOf("business"), title: s.title(200), business_code: s.text(12) }),
});

/** An open session of a person: on which device, from which address, in which business. */
export const OpenSession = s.object({
  id: s.idOf("session"),
  /** Null if the device does not name them. */
  browser: s.nullable(s.text(100)),
  system: s.nullable(s.text(100)),
  /** The network address at its last use. */
  remote_addr: s.text(64),
  /** Where the address is; null if the installation does not know. */
  place: s.nullable(s.object({ country: s.nullable(s.country), city: s.nullable(s.text(200)) })),
  created_dt: s.instant,
  seen_dt: s.instant,
  expires_dt: s.instant,
  business: s.reference("business"),
  /** It is the session that asks. */
  current: s.flag,
});

/** A business that a user may enter. */
export const BusinessEntrance = s.object({
  id: s.idOf("business"),
  title: s.title(200),
  business_code: s.text(12),
  access: s.oneOf(STAFF_ACCESS),
  /** They do not work there: as support staff of the installation they may enter until then. */
  support_until: s.nullable(s.instant),
});

/** The captcha step before a sign-in or a registration. `null`: none is required. */
export const Protection = s.object({
  protection: s.nullable(s.object({ kind: s.oneOf(["recaptcha"]), site_key: s.text(200), action: s.text(100) })),
});

/** A role of the role-based model with its names by language, and what it may change in each area of the API. */
export const RoleEntry = s.object({
  code: s.oneOf(ROLES),
  title: s.texts(120),
  description: s.texts(500),
  areas: s.list(s.object({ area: s.text(60), changes: s.oneOf(AREA_CHANGES) }), 200),
});
