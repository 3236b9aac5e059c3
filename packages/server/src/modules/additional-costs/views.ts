import type { additionalCosts } from "@patron/contract";
import type { ReplyOf } from "@patron/contract/kit";
import { rateText } from "@patron/engine/money";
import type { InferResult } from "kysely";
import { stampsOf } from "#kit/records/stamps.ts";
import type { getCost } from "./queries.ts";

/** One additional cost as the queries of this module read it. */
type CostRow = InferResult<ReturnType<typeof getCost>>[number];

export function toCost(row: CostRow): ReplyOf<typeof additionalCosts.get> {
  const { id, loyalty_id, title, code, kind, type, precision, is_used, active } = row;
  return {
    ...{ id, loyalty_id, title, code, kind, type },
    value: rateText(row.value),
    ...{ precision, is_used, active },
    ...stampsOf(row),
  };
}
