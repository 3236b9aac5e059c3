import type { CardAccess } from "@patron/contract/enums";
import { Failure } from "@patron/contract/kit";
import type { ledger } from "@patron/engine";
import type { InferResult } from "kysely";
import type { Tenant } from "#kit/tenant.ts";
import { unitOf } from "../special-accounts/public.ts";
import type { Today } from "./limits.ts";
import { getPaying } from "./queries.ts";

type Row = InferResult<ReturnType<typeof getPaying>>[number];
/** A customer's special account that may pay at a location. */
export type PayingRow = Row & { id: string };

/** The special account that pays for a check, in the ledger and on a day of the business. */
export interface Paying {
  row: PayingRow;
  account: ledger.OwnerAccount;
  today: Today;
}

/** Where the account pays. */
export interface PaymentSite {
  loyalty_id: string;
  pos_id: string;
}
/** The payer, with their access in the location's programme; null without a card. */
export interface Payer {
  id: string;
  access: CardAccess | null;
}

/** Whether a special account is valid at a location. */
export function worksAt({ loyalty_ids, pos_ids }: Pick<Row, "loyalty_ids" | "pos_ids">, site: PaymentSite): boolean {
  const among = (ids: readonly string[], id: string) => ids.length === 0 || ids.includes(id);
  return among(loyalty_ids, site.loyalty_id) && among(pos_ids, site.pos_id);
}

/** A customer's balance on a special account, from the ledger. */
export function payingAccount(row: { id: string } & Parameters<typeof unitOf>[0]): ledger.OwnerAccount {
  return { owner_id: row.id, ...unitOf(row) };
}

/**
 * The customer's account that pays at a location. Fails if it does not exist, if it or its special account is switched off or not valid
 * there, and if the customer's card does not allow payments.
 */
export async function readPaying(
  tenant: Tenant,
  specialAccountId: string,
  payer: Payer | undefined,
  site: PaymentSite,
): Promise<PayingRow> {
  const row = await tenant.maybe(getPaying(specialAccountId, payer?.id ?? null));
  if (!row) throw new Failure("special_account.not_found");
  if (!payer || row.id === null) throw new Failure("customer_account.not_found");
  if (!row.special_active) throw new Failure("special_account.inactive");
  if (!row.active) throw new Failure("customer_account.inactive");
  if (!worksAt(row, site)) throw new Failure("special_account.elsewhere");
  if (!payer.access || payer.access === "none") throw new Failure("customer_account.no_access");
  return { ...row, id: row.id };
}
