import type { Of } from "@patron/contract/kit";
import type { BusinessEntrance, OpenSession, Session } from "@patron/contract/shapes";
import bowser from "bowser";
import type { Selectable } from "kysely";
import type { Person } from "#kit/database/tables.ts";
import type { Place } from "../../adapters/places.ts";
import { toUser } from "../business-user/public.ts";
import type { SupportEntry } from "../support/public.ts";

type Words = Pick<Of<typeof Session>, "access_scopes" | "roles">;

export interface Membership {
  access: "owner" | "admin" | "business-staff";
  scopes: string[];
  roles: string[];
  business_id: string;
  title: string;
  business_code: string;
  staff_id: string | null;
  /** By which somebody who does not work there may enter. */
  support?: SupportEntry;
}

export function toSession(
  person: Selectable<Person>,
  membership: Membership,
  opened: { token: string; expiresAt: Date },
): Of<typeof Session> {
  const held = { access_scopes: membership.scopes, roles: membership.roles } as Words; // The column's check allows only values of the enum.
  return {
    user: toUser(person),
    token: opened.token,
    expires_dt: opened.expiresAt.toISOString(),
    staff: membership.staff_id === null ? null : staffOf(person, membership.staff_id, held.roles),
    access: membership.access,
    ...held,
    business: { id: membership.business_id, title: membership.title, business_code: membership.business_code },
  };
}

function staffOf({ first_name, last_name }: Selectable<Person>, id: string, roles: Words["roles"]) {
  return { id, title: `${first_name} ${last_name}`.trim(), roles };
}

export function toEntrance(membership: Membership): Of<typeof BusinessEntrance> {
  const { business_id: id, title, business_code, access, support } = membership;
  return { id, title, business_code, access, support_until: support?.until.toISOString() ?? null };
}

/** Browser and system of a session: "Firefox, Windows". Their versions change every few weeks. */
export function deviceOf(userAgent: string): string {
  const { browser, os } = bowser.parse(userAgent || "unknown");
  return [browser.name, os.name].filter(Boolean).join(", ");
}

interface SessionRow {
  id: string;
  user_agent: string;
  remote_addr: string;
  created_dt: Date;
  seen_dt: Date;
  expires_dt: Date;
}

export function toOpenSession(
  row: SessionRow,
  { business_id, title }: Membership,
  currentId: string,
  place: Place | null,
) {
  // The library refuses an empty text, and leaves a name empty that it does not find.
  const device = bowser.parse(row.user_agent || "unknown");
  return {
    id: row.id,
    browser: device.browser.name || null,
    system: device.os.name || null,
    remote_addr: row.remote_addr,
    place,
    created_dt: row.created_dt.toISOString(),
    seen_dt: row.seen_dt.toISOString(),
    expires_dt: row.expires_dt.toISOString(),
    business: { id: business_id, title },
    current: row.id === currentId,
  } satisfies Of<typeof OpenSession>;
}
