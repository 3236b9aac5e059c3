import type { corporateCustomers } from "@patron/contract";
import type { ReplyOf } from "@patron/contract/kit";
import type { Selectable } from "kysely";
import type { CorporateCustomer } from "#kit/database/tables.ts";

type Company = ReplyOf<typeof corporateCustomers.get>;

export function toCompany({ business_id: _, ...row }: Selectable<CorporateCustomer>): Company {
  return { ...row, created_dt: row.created_dt.toISOString(), modified_dt: row.modified_dt.toISOString() };
}
