import type { Of } from "@patron/contract/kit";
import type { Check, Transaction } from "@patron/contract/shapes";
import { price } from "@patron/engine";
import type { Tenant } from "#kit/tenant.ts";
import { goodsOf, toCheck, unpackInput } from "../transactions/public.ts";
import { getOrderedInput } from "./queries.ts";

const unearned = { bonuses_added_amount: "0", promo_bonuses_added_amount: "0" };

interface Sold {
  transaction: Of<typeof Transaction>;
  check: Of<typeof Check> | undefined;
}

/**
 * A transaction as it was ordered: priced again from the input that it stores, whatever was delivered of it. What stores no input, or what this version of
 * the engine would price otherwise, is as it was sold.
 */
export async function asOrdered(tenant: Tenant, { transaction, check }: Sold): Promise<Sold> {
  const [row, goods] = await Promise.all([
    tenant.one(getOrderedInput(transaction.id)),
    goodsOf(tenant, transaction.id),
  ]);
  const isReserved = transaction.transaction_type === "reserve";
  const outcome = row.input && isReserved ? price(await unpackInput(tenant, row.input)) : undefined;
  const ordered = outcome?.ok ? outcome.check : undefined;
  const isKnown = ordered?.engine_version === row.engine_version && ordered.lines.every(({ id }) => goods.has(id));
  const shown = ordered && isKnown ? toCheck(ordered, goods) : check;
  // An order is not paid yet, and has earned nothing.
  return {
    transaction: {
      ...transaction,
      totals: { ...(shown?.totals ?? transaction.totals), ...unearned },
      credited_accounts: [],
    },
    check: shown && { ...shown, payments: [] },
  };
}
