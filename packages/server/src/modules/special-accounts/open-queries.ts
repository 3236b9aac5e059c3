import type { Insertable } from "kysely";
import { q } from "#kit/database/rows.ts";
import type { CustomerAccount } from "#kit/database/tables.ts";

export const addCustomerAccount = (row: Insertable<CustomerAccount>) => q.insertInto("customer_account").values(row);

/** Adds an account unless the customer has one; concurrent calls create only one. */
export const addUnlessThere = (row: Insertable<CustomerAccount>) =>
  addCustomerAccount(row).onConflict((at) =>
    at.columns(["business_id", "customer_id", "special_account_id"]).doNothing(),
  );
