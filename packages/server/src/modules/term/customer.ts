import { Failure } from "@patron/contract/kit";
import { ledger, moneyText } from "@patron/engine";
import { dayIn } from "#kit/span.ts";
import type { Tenant } from "#kit/tenant.ts";
import { readAccounts } from "../../ledger/lock.ts";
import { readUsable } from "../account-payments/public.ts";
import { readNextCategory } from "../card-categories/public.ts";
import { faceOf, type Identity, readIdentity } from "../customers/public.ts";
import type { Site } from "../selling/public.ts";
import { stricter } from "../terminals/public.ts";
import { getTermCustomer } from "./queries.ts";

/** A customer as shown at a till; undefined without a card of the terminal's programme. */
export async function readTermCustomer(tenant: Tenant, site: Site, customerId: string, now: Date) {
  const row = await tenant.maybe(getTermCustomer(site.loyalty_id, customerId));
  if (!row) return undefined;
  const accounts = await readAccounts(tenant, row.card_id);
  const bonuses = accounts.find(
    ({ state }) => state.account.kind === "bonus" && state.account.unit === site.currency,
  )?.state;
  const available = bonuses ? (ledger.available(bonuses, dayIn(site.loyalty_time_zone, now)) ?? 0n) : 0n;
  const programme = { loyaltyId: site.loyalty_id, timeZone: site.loyalty_time_zone };
  const money = (amount: bigint) => moneyText(amount, site.currency);
  return {
    id: row.id,
    name: [row.first_name, row.last_name].filter(Boolean).join(" ") || (row.phone ?? row.email ?? ""),
    first_name: row.first_name ?? "",
    phone: row.phone,
    email: row.email,
    next_category: await readNextCategory(tenant, { ...programme, cardId: row.card_id, till: site }, now),
    category: faceOf(row),
    access: row.access,
    bonuses: money(bonuses?.balance ?? 0n),
    bonuses_available: money(available),
    special_accounts: row.access === "none" ? [] : await readAccountsHere(tenant, row.id, site, now),
    lots: (bonuses?.lots ?? []).map(({ kind, remaining, expire_date }) => ({
      kind,
      amount: money(remaining),
      expire_date,
    })),
  };
}

/** The accounts that the customer can pay with, with what the terminal requires besides. */
async function readAccountsHere(tenant: Tenant, customerId: string, site: Site, now: Date) {
  const { odometer, vehicle_id } = site.application;
  return (await readUsable(tenant, customerId, site, now)).map((account) => ({
    ...account,
    odometer: stricter(account.odometer, odometer),
    vehicle_id: stricter(account.vehicle_id, vehicle_id),
  }));
}

/** Fails if the terminal does not identify customers in this way. */
export function refuseIdentity({ application }: Site, identity: Identity, country: string): void {
  const { identification_methods: allowed } = application;
  const known = readIdentity(identity, country);
  if (allowed.length > 0 && known && !allowed.includes(known.type)) throw new Failure("customer.id_not_allowed");
}
