import { Failure } from "@patron/contract/kit";
import { parseAccountAmount } from "@patron/engine/money";
import { unitOf } from "../special-accounts/public.ts";

/** Reads an amount in the smallest part of an account's unit. Fails with `request.malformed` if it has more decimals. */
export function amountIn(account: Parameters<typeof unitOf>[0], text: string, path = "amount"): bigint {
  const amount = parseAccountAmount(text, unitOf(account));
  if (amount !== undefined) return amount;
  throw new Failure("request.malformed", {
    errors: [{ path, code: "decimals", message: "has more decimals than the account counts" }],
  });
}
