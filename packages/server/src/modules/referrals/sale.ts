import { ledger, type PricedCheck, type PriceInput, type Referral } from "@patron/engine";
import type { Tenant } from "#kit/tenant.ts";
import { bonusAccount } from "../../ledger/bonus-account.ts";
import type { LockedAccounts } from "../../ledger/lock.ts";
import { type Cause, post } from "../../ledger/post.ts";
import { refused } from "../../ledger/refusal.ts";
import { minor } from "../transactions/public.ts";
import * as queries from "./queries.ts";
import { depthOf, programmeOf, type Stored, storedOf } from "./settings.ts";

/** Who invited the customer of a sale, with their accounts. */
export interface Invitation {
  referral: Referral;
  inviters: readonly queries.Inviter[];
}
interface Programme {
  id: string;
  title: string;
  /** The programme's settings by that name, with their version; empty if never saved. */
  settings: Partial<Stored> & { version?: number };
}

/** The inviters whom a sale may reward; undefined for a customer whom nobody invited, without a query, or without an active programme. */
export async function readInvitation(
  tenant: Tenant,
  { id, title, settings }: Programme,
  referrerCardId: string | null,
): Promise<Invitation | undefined> {
  if (!referrerCardId || !settings.active) return undefined;
  const stored = settled(settings);
  const inviters = await tenant.many(queries.listInviters(referrerCardId, depthOf(stored)));
  return invitationOf(programmeOf(id, stored, title), inviters);
}

/** What invitations are rewarded with now; null without an active programme. */
export function programmeInForce({ id, title, settings }: Programme): Referral["programme"] | null {
  return settings.active ? programmeOf(id, settled(settings), title) : null;
}

function settled({ version = 0, ...body }: Programme["settings"]) {
  return storedOf({ body, version, modified_dt: new Date(0) });
}

function invitationOf(programme: Referral["programme"], inviters: readonly queries.Inviter[]): Invitation {
  const chain = inviters.map(({ customer_id, access }) => ({ customer_id, access }));
  return { referral: { programme, inviters: chain }, inviters };
}

/** The inviters of a reserved check, as they were then. */
export async function frozenInvitation(
  tenant: Tenant,
  loyaltyId: string,
  { referral }: Pick<PriceInput, "referral">,
): Promise<Invitation | undefined> {
  if (!referral) return undefined;
  const ids = referral.inviters.map(({ customer_id }) => customer_id);
  return { referral, inviters: await tenant.many(queries.listCardsOf(loyaltyId, ids)) };
}

/** The bonus accounts of the inviters, to be locked with those of the sale. */
export function inviterAccounts(invitation: Invitation | undefined, currency: string): ledger.OwnerAccount[] {
  return (invitation?.inviters ?? []).map(({ card_id }) => bonusAccount(card_id, currency));
}

/** How often the customer has bought, read under the lock of their account: of two first purchases at once one is the first. */
export async function readPurchases(tenant: Tenant, cardId: string): Promise<number> {
  return (await tenant.one(queries.getPurchases(cardId))).visits_count;
}

/** The input with the invitation and the purchases so far. */
export function withInvitation(input: PriceInput, invitation: Invitation | undefined, purchases: number | undefined) {
  if (!invitation || !input.customer) return input;
  return { ...input, referral: invitation.referral, customer: { ...input.customer, purchases: purchases ?? 0 } };
}

interface Rewarding {
  check: Pick<PricedCheck, "referral_rewards" | "currency">;
  locked: LockedAccounts;
  /** The buyer's. */
  bonuses: ledger.OwnerAccount | undefined;
  invitation: Invitation | undefined;
}

/** Credits what a purchase earns its customer and those who invited them; cancelling the purchase reverses it with the rest. */
export async function creditReferral(tenant: Tenant, rewarding: Rewarding, cause: Cause): Promise<void> {
  const { check, locked, bonuses, invitation } = rewarding;
  for (const { customer_id, amount, lot_kind: kind, expire_date } of check.referral_rewards) {
    const inviter = invitation?.inviters.find((one) => one.customer_id === customer_id);
    const account = inviter ? bonusAccount(inviter.card_id, check.currency) : bonuses;
    if (!account || kind === null) throw new Error("A reward goes to the buyer or to an inviter, as bonuses.");
    const decision = ledger.accrue(locked.of(account), [{ kind, expire_date, amount: minor(amount, check.currency) }]);
    if (!decision.ok) throw refused(account, decision.refusal);
    await post(tenant, locked, account, decision.posting, { ...cause, reason: "referral" });
  }
}
