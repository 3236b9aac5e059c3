import type { CreditType } from "@patron/contract/enums";
import type { ledger } from "@patron/engine";
import type { Insertable } from "kysely";
import type { CustomerAccount } from "#kit/database/tables.ts";
import { newId } from "#kit/id.ts";
import type { Tenant } from "#kit/tenant.ts";
import { openAccount } from "../../ledger/queries.ts";
import * as queries from "./open-queries.ts";
import { type SpecialAccountRow, unitOf } from "./views.ts";

/** What a new account says of itself; the rest is the special account's. */
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

/** What somebody has on a special account, as the books know it. */
export function ledgerAccount(row: { id: string } & Parameters<typeof unitOf>[0]): ledger.OwnerAccount {
  return { owner_id: row.id, ...unitOf(row) };
}

/** Whether an account whose value ends would be given credit. */
export function refuseCredit(expires: boolean, credit_type: CreditType | undefined): boolean {
  return expires && credit_type !== undefined && credit_type !== "debit";
}

/**
 * Gives a customer or a company a special account, with an empty account of the books. With `unlessThere` somebody who has it keeps it as
 * it is; without, a second one is a duplicate. Answers whether it is new.
 */
export async function openFor(
  tenant: Tenant,
  special: Pick<SpecialAccountRow, "id" | "type" | "unit" | "expire_type" | "credit_type" | "credit_limit">,
  owner: Pick<Insertable<CustomerAccount>, "customer_id" | "corporate_customer_id">,
  wanted: NewAccount,
  { now, unlessThere = false }: { now: Date; unlessThere?: boolean },
): Promise<boolean> {
  const { credit_type = special.credit_type, credit_limit = special.credit_limit, id = newId(), ...said } = wanted;
  const row = {
    id,
    special_account_id: special.id,
    ...owner,
    ...said,
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
