import type { taxes } from "@patron/contract";
import type { ReplyOf } from "@patron/contract/kit";
import { rateText } from "@patron/engine/money";
import type { InferResult } from "kysely";
import { stampsOf } from "#kit/records/stamps.ts";
import type { getTax } from "./queries.ts";

/** One tax as the queries of this module read it. */
export type TaxRow = InferResult<ReturnType<typeof getTax>>[number];

export function toTax(row: TaxRow): ReplyOf<typeof taxes.get> {
  return {
    id: row.id,
    loyalty_id: row.loyalty_id,
    title: row.title,
    code: row.code,
    public_title: row.public_title,
    classification: row.classification,
    type: row.type,
    rate: rateText(row.rate),
    precision: row.precision,
    compound_on: row.compound_on,
    registration_number: row.registration_number,
    is_used: row.is_used,
    active: row.active,
    ...stampsOf(row),
  };
}
