import { type places, pos } from "@patron/contract";
import { type AnyCall, Failure } from "@patron/contract/kit";
import type { Context, Handler, Handlers } from "#kit/implement.ts";
import { saveRow } from "#kit/records/record-rows.ts";
import type { Tenant } from "#kit/tenant.ts";
import { personOf, type Who } from "#kit/who.ts";
import { getBusiness } from "../business/public.ts";
import { getPerson } from "../business-user/public.ts";
import { getLoyalty } from "../loyalty/public.ts";
import { sendEmail } from "../mail/public.ts";
import { raise } from "../notifications/public.ts";
import * as directory from "../places/public.ts";
import { isSupportStaff } from "../support/public.ts";
import { listingLetter } from "./listing-letter.ts";
import { placeFacts, toRequest } from "./place-facts.ts";
import { getPos, lockPos } from "./queries.ts";
import { record } from "./record.ts";
import { type PosRow, toPos } from "./views.ts";

const requesting = record.changing(
  pos.requestListing,
  () => ({ catalog_publication_state: "requested", catalog_publication_reason: null }),
  toPos,
);
const withdrawing = record.changing(
  pos.withdrawListing,
  () => ({ catalog_publication_state: "none", catalog_publication_reason: null }),
  toPos,
);

/** A business requests the listing of a point of sale in the public directory, or takes it back. Repeated, both change nothing. */
export const listingHandlers: Pick<Handlers<typeof pos>, "requestListing" | "withdrawListing"> = {
  async requestListing(context) {
    const { tenant, settings, fail } = context;
    const row = await record.locked(context);
    if (["requested", "allowed"].includes(row.catalog_publication_state)) return toPos(row);
    if (settings.supportEmails.length === 0) return fail("place.unavailable");
    if (!canBeFound(row)) return fail("place.address_missing");
    const reply = await requesting(context);
    if (reply instanceof Failure) return reply;
    const [loyalty, { title }] = await Promise.all([tenant.one(getLoyalty(row.loyalty_id)), tenant.one(getBusiness())]);
    const { businessId } = personOf(context.who);
    const keys = { pos_id: row.id, business_id: businessId, business_title: title, requested_dt: context.now };
    const facts = { ...placeFacts(row), ...directory.programmeFacts(loyalty) };
    const saved = await tenant.run(directory.savePlace({ ...keys, ...facts }));
    // Businesses may choose the ids of their points of sale.
    if (saved === 0) return fail("conflict.duplicate");
    await tellSupport(context, { business: title, title: row.title });
    return reply;
  },

  async withdrawListing(context) {
    const row = await record.locked(context);
    if (row.catalog_publication_state === "none") return toPos(row);
    const reply = await withdrawing(context);
    await context.tenant.run(directory.endPlace(row.id));
    return reply;
  },
};

/** Whether customers could find it: an online store needs no address. */
function canBeFound({ pos_type, address, latitude, longitude }: PosRow): boolean {
  const { street } = address as { street?: string }; // Written only from the address shape.
  return pos_type === "online-store" || Boolean(street) || (latitude !== null && longitude !== null);
}

/** Tells each of the support staff by e-mail. */
async function tellSupport(
  { tenant, settings, language, now }: Context<typeof pos.requestListing>,
  names: { business: string; title: string },
): Promise<void> {
  const letter = listingLetter({ ...names, address: `${settings.publicUrl}/support/places` }, language);
  for (const recipient of settings.supportEmails) await sendEmail(tenant, { recipient, ...letter }, now);
}

/** The handler of a call that changes what the directory shows of a point of sale: a listed one shows it at once. */
export function refreshing<C extends AnyCall>(handler: Handler<C>): Handler<C> {
  return async (context) => {
    const reply = await handler(context);
    const { tenant, path } = context as Context<typeof pos.change>; // The calls that it is given have this path.
    if (!(reply instanceof Failure)) await refresh(tenant, path.posId);
    return reply;
  };
}

async function refresh(tenant: Tenant, posId: string): Promise<void> {
  const row = await tenant.one(getPos(posId));
  if (row.catalog_publication_state === "none") return;
  const loyalty = await tenant.one(getLoyalty(row.loyalty_id));
  await tenant.run(directory.updatePlace(posId, { ...placeFacts(row), ...directory.programmeFacts(loyalty) }));
}

/** Whether the caller is support staff of the installation. */
export async function isSupport({ tenant, who, settings }: Pick<Context<never>, "tenant" | "settings"> & { who: Who }) {
  return isSupportStaff(await tenant.one(getPerson(personOf(who).personId)), settings);
}

/** Support decides about a listing, in the business that requested it: its people see it in their history and are notified. Repeated, it changes nothing. */
export const decide: Handler<typeof places.decide> = async (context) => {
  const { path, body, tenant, language, now, fail, changed } = context;
  if (!(await isSupport(context))) return fail("place.not_found");
  const reason = body.state === "rejected" ? (body.reason ?? "").trim() : "";
  if (body.state === "rejected" && !reason) return fail("place.reason_missing");
  const place = await tenant.maybe(directory.getPlace(path.posId));
  if (!place) return fail("place.not_found");
  await tenant.enter(place.business_id);
  const row = await tenant.one(lockPos(path.posId));
  // It was withdrawn just now.
  if (row.catalog_publication_state === "none") return fail("place.not_found");
  const decision = { state: body.state, reason: reason || null };
  if (row.catalog_publication_state !== decision.state || row.catalog_publication_reason !== decision.reason) {
    const columns = { catalog_publication_state: decision.state, catalog_publication_reason: decision.reason };
    await Promise.all([
      tenant.run(saveRow("pos", row.id, columns, now)),
      tenant.run(directory.decidePlace(row.id, decision)),
    ]);
    const after = toPos(await tenant.one(getPos(row.id)));
    changed({ entityType: "pos", id: row.id, before: toPos(row), after, asSupport: true });
    const facts = { pos: row.title, state: decision.state, reason };
    await raise(tenant, { event: "listing-decided", facts, about: { entityType: "pos", id: row.id } }, now);
  }
  return toRequest(await tenant.one(directory.getPlace(row.id)), language, now);
};
