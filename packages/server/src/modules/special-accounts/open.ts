import type { CreditType } from "@patron/contract/enums";
import type { ledger } from "@patron/engine";
import type { Insertable } from "kysely";
import type { CustomerAccount } from "#kit/database/tables.ts";
import { newId } from "#kit/id.ts";
import type { Tenant } from "#kit/tenant.ts";
import { openAccount } from "../../ledger/queries.ts";
import * as queries from "./open-queries.ts";
import { type SpecialAccountRow, unitOf } from "./views.ts";

/** The settings of a new account; the others come from the special account. */
interface NewAccount {
  id?: string | undefined;
  credit_type?: CreditType | undefined;
  credit_limit?: bigint | undefined;
  title?: string | null | undefined;
  comment?: string | null | undefined;
  odometer?: "no" | "yes" | "possible" | null | undefined;
  vehicle_id?: "no" | "yes" | "possible" | null | undefined;
  active?: boolean | undefined;
}

/** An owner's special account in the ledger. */
export function ledgerAccount(row: { id: string } & Parameters<typeof unitOf>[0]): ledger.OwnerAccount {
  return { owner_id: row.id, ...unitOf(row) };
}

/** Fails if an account whose value expires would have credit. */
export function refuseCredit(expires: boolean, credit_type: CreditType | undefined): boolean {
  return expires && credit_type !== undefined && credit_type !== "debit";
}

/**
 * Opens a special account for a customer or a company, with an empty ledger account. With `unlessThere` an existing one stays unchanged;
 * without, it is a duplicate. Returns whether it is new.
 */
export async function openFor(
  tenant: Tenant,
  special: Pick<SpecialAccountRow, "id" | "type" | "unit" | "expire_type" | "credit_type" | "credit_limit">,
  owner: Pick<Insertable<CustomerAccount>, "customer_id" | "corporate_customer_id">,
  requested: NewAccount,
  { now, unlessThere = false }: { now: Date; unlessThere?: boolean },
): Promise<boolean> {
  const {
    credit_type = special.credit_type,
    credit_limit = special.credit_limit,
    id = newId(),
    ...provided
  } = requested;
  const row = {
    id,
    special_account_id: special.id,
    ...owner,
    ...provided,
    created_dt: now,
    modified_dt: now,
  };
  const made = await tenant.run((unlessThere ? queries.addUnlessThere : queries.addCustomerAccount)(row));
  if (made === 0) return false;
  const account = ledgerAccount({ id, type: special.type, unit: special.unit });
  const expiring = special.expire_type !== "none";
  await tenant.run(openAccount({ id: newId(), ...account, credit_type, credit_limit, expiring, created_dt: now }));
  return true;
}
