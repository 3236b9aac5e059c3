import type { Of } from "@patron/contract/kit";
import type { SecondFactors } from "@patron/contract/shapes";
import type { Selectable } from "kysely";
import type { SecondFactor } from "#kit/database/tables.ts";

type Factor = Pick<Selectable<SecondFactor>, "id" | "kind" | "title" | "created_dt" | "used_dt">;

export function toFactors(factors: readonly Factor[], recoveryCodesLeft: number): Of<typeof SecondFactors> {
  const items = factors.map(({ id, kind, title, created_dt, used_dt }) => ({
    id,
    kind,
    title,
    created_dt: created_dt.toISOString(),
    used_dt: used_dt?.toISOString() ?? null,
  }));
  return { items, recovery_codes_left: recoveryCodesLeft };
}
