import type { business } from "@patron/contract";
import type { ReplyOf } from "@patron/contract/kit";
import type { Selectable } from "kysely";
import type { Business } from "#kit/database/tables.ts";

export function toBusiness(row: Selectable<Business>): ReplyOf<typeof business.get> {
  return {
    id: row.business_id,
    business_code: row.business_code,
    title: row.title,
    country: row.country,
    currency: row.currency,
    time_zone: row.time_zone,
    language: row.language,
    role_based_model_active: row.role_based_model_active,
    created_dt: row.created_dt.toISOString(),
    modified_dt: row.modified_dt.toISOString(),
    version: row.version,
  };
}
