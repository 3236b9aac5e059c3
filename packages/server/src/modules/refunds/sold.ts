import { Failure, type FailureCode } from "@patron/contract/kit";
import type { PricedCheck, RefundedBefore } from "@patron/engine";
import type { InferResult, Selectable } from "kysely";
import type { Transaction } from "#kit/database/tables.ts";
import type { Tenant } from "#kit/tenant.ts";
import { type Site, siteOf } from "../selling/public.ts";
import { listRefundsOf, minor, sumReturned, type Unpacker, unpackerOf } from "../transactions/public.ts";
import * as queries from "./queries.ts";

export type Row = Selectable<Transaction>;

/** A finished sale, what came back of it before, and the rows that a refund takes parts of. */
export interface SoldSale {
  row: Row;
  sold: PricedCheck;
  /** Where it is refunded: the sale's own till unless another one pays it back. */
  site: Site;
  before: RefundedBefore;
  /** The step to which the sale's cash was rounded, if all of it was cash. */
  step: bigint | undefined;
  lines: InferResult<ReturnType<typeof queries.listSoldLines>>;
  costs: InferResult<ReturnType<typeof queries.listSoldCosts>>;
  accounts: InferResult<ReturnType<typeof queries.listSoldAccounts>>;
}

/** Reads a sale for a refund. Fails for anything that is no finished sale. */
export async function readSold(tenant: Tenant, row: Row, elsewhere?: Site): Promise<SoldSale> {
  const isSale = row.transaction_type === "sale" || row.transaction_type === "reserve";
  const site = isSale ? (elsewhere ?? (await siteOf(tenant, row))) : undefined;
  if (!site || !row.trace) throw refusedAs("refund.not_a_sale");
  if (row.status !== "success") throw new Failure("transaction.state", { details: { status: row.status } });
  const [refunds, returned, paidBack, lines, costs, accounts] = await Promise.all([
    tenant.many(listRefundsOf(row.id)),
    tenant.many(sumReturned(row.id)),
    tenant.many(queries.sumPaidBack(row.id)),
    tenant.many(queries.listSoldLines(row.id)),
    tenant.many(queries.listSoldCosts(row.id)),
    tenant.many(queries.listSoldAccounts(row.id)),
  ]);
  const before = {
    lines: new Map(returned.map(({ line_id, quantity }) => [line_id, quantity])),
    delivery: -refunds.reduce((sum, { delivery_amount }) => sum + delivery_amount, 0n),
    tip: -refunds.reduce((sum, { tip_amount }) => sum + tip_amount, 0n),
    payments: new Map(paidBack.map(({ place, amount }) => [place, amount])),
  };
  const stored = await unpackerOf(tenant, [row]);
  const sold = stored.check(row.trace);
  return { row, sold, site, before, step: stepOf(row, stored, sold), lines, costs, accounts };
}

function stepOf({ input, currency }: Row, stored: Unpacker, sold: PricedCheck): bigint | undefined {
  const isCash = sold.payments?.every(({ payment_type }) => payment_type === "cash");
  const step = isCash && input ? stored.input(input).loyalty.cash_rounding_step : undefined;
  return step == null ? undefined : minor(step, currency);
}

export function refusedAs(code: FailureCode, details: Record<string, string> = {}): Failure {
  return new Failure(code, { details });
}
