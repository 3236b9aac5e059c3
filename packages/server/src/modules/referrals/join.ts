import { Failure } from "@patron/contract/kit";
import { ledger, parseMoney, rewardsAtRegistration } from "@patron/engine";
import { dayIn } from "#kit/span.ts";
import type { Tenant } from "#kit/tenant.ts";
import type { Who } from "#kit/who.ts";
import { moveBonuses } from "../bonuses/public.ts";
import { readBusiness } from "../business/public.ts";
import { type Identity, joinProgramme } from "../customers/public.ts";
import { getLoyalty, getSettings } from "../loyalty/public.ts";
import { readCode } from "./code.ts";
import * as queries from "./queries.ts";
import { depthOf, programmeOf, storedOf } from "./settings.ts";

interface Joining {
  tenant: Tenant;
  who: Who;
  now: Date;
}
type Person = Identity & { first_name?: string | undefined; last_name?: string | undefined };

/** The card that invites with a code in a programme. Throws `referral.not_found`. */
export async function readInviter(tenant: Tenant, loyaltyId: string, code: string) {
  const read = readCode(code);
  const [row, address] = await Promise.all([
    tenant.maybe(getSettings(loyaltyId, "referral")),
    tenant.maybe(queries.getPrefix(loyaltyId)),
  ]);
  const stored = storedOf(row);
  const isKnown = read && stored.active && address?.prefix === read.prefix;
  const card = isKnown ? await tenant.maybe(queries.getCardByCode(loyaltyId, read.own)) : undefined;
  if (!card || card.blocked) throw new Failure("referral.not_found");
  return { card, stored };
}

/**
 * Ensures that a person is a customer of the programme, as `joinProgramme` does. Whoever is new to it has the inviter with this code from now on and for
 * good; then both get what the programme gives at a registration. For everybody else the code changes nothing.
 */
export async function joinByCode(joining: Joining, loyaltyId: string, person: Person, code: string): Promise<string> {
  const { tenant, now } = joining;
  const { card, stored } = await readInviter(tenant, loyaltyId, code);
  const joined = await joinProgramme(tenant, loyaltyId, person, now, { referrer_card_id: card.id });
  if (!joined.new_card) return joined.customer_id;
  const [programme, business, inviters] = await Promise.all([
    tenant.one(getLoyalty(loyaltyId)),
    readBusiness(tenant),
    tenant.many(queries.listInviters(card.id, depthOf(stored))),
  ]);
  const currency = stored.reward_currency ?? business.currency;
  const referral = { programme: programmeOf(loyaltyId, stored, programme.title), inviters };
  const [own] = await tenant.many(queries.listCardsOf(loyaltyId, [joined.customer_id]));
  const customer = { id: joined.customer_id, access: own?.access ?? "none" };
  const today = { currency, day: dayIn(programme.time_zone, now) };
  for (const { customer_id, amount, lot_kind: kind, expire_date } of rewardsAtRegistration(referral, customer, today)) {
    const value = parseMoney(amount, currency);
    if (value === undefined || kind === null) throw new Error("A reward at a registration is money.");
    const request = { loyalty_id: loyaltyId, customer_id, currency };
    await moveBonuses(joining, { type: "bonuses-add", spends: 0n }, request, (state) =>
      ledger.accrue(state, [{ kind, expire_date, amount: value }]),
    );
  }
  return joined.customer_id;
}
