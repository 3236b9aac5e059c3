import type { taxes } from "@patron/contract";
import type { BodyOf, FiltersOf } from "@patron/contract/kit";
import { parseRate } from "@patron/engine/money";
import { sql } from "kysely";
import { inTenant, q, tenantId } from "#kit/database/rows.ts";
import { equals, filtersOf } from "#kit/records/filters.ts";
import { jsonColumns } from "#kit/records/record-rows.ts";

/** Taxes and whether a price group picks them. */
const rows = () =>
  q
    .selectFrom("tax")
    .selectAll("tax")
    .select(
      sql<boolean>`exists (select from price_group_tax p where p.business_id = ${tenantId} and p.tax_id = tax.id)`.as(
        "is_used",
      ),
    )
    .where(inTenant("tax"));

const fits = filtersOf<FiltersOf<typeof taxes.list>>({ classification: equals("classification") });

/** Taxes of a programme in the order of creation; ties by id. */
export const listTaxes = (loyaltyId: string, filters: FiltersOf<typeof taxes.list>) =>
  rows().where("loyalty_id", "=", loyaltyId).where(fits(filters)).orderBy("created_dt").orderBy("id");

export const getTax = (loyaltyId: string, id: string) =>
  rows().where("tax.loyalty_id", "=", loyaltyId).where("tax.id", "=", id);

/** One tax, locked until the end of the transaction. */
export const lockTax = (loyaltyId: string, id: string) => getTax(loyaltyId, id).forUpdate("tax");

/** Per-unit base taxes of a programme among some ids, which a percentage base tax may include in its base. */
export const listCompoundable = (loyaltyId: string, ids: readonly string[]) =>
  q
    .selectFrom("tax")
    .select("id")
    .where(inTenant())
    .where("loyalty_id", "=", loyaltyId)
    .where("classification", "=", "base-tax")
    .where("type", "=", "amount")
    .where("id", "=", sql<string>`any(${ids}::uuid[])`);

/** Taxes whose base includes this one. */
export const listTakenOf = (loyaltyId: string, id: string) =>
  q
    .selectFrom("tax")
    .select("id")
    .where(inTenant())
    .where("loyalty_id", "=", loyaltyId)
    .where(sql<boolean>`${id} = any(compound_on)`);

/** The columns for a call's body; absent fields stay unchanged. The shape has validated the rate. */
export function taxColumns(body: Partial<BodyOf<typeof taxes.add>>) {
  const { id: _, public_title, rate, compound_on, ...same } = body;
  return {
    ...same,
    ...jsonColumns({ public_title }),
    ...(rate !== undefined && { rate: parseRate(rate) ?? 0n }),
    ...(compound_on && { compound_on: [...new Set(compound_on)] }),
  };
}
