import { Failure } from "@patron/contract/kit";
import { accountAmountText, parseAccountAmount } from "@patron/engine/money";
import type { Tenant } from "#kit/tenant.ts";
import { unitOf } from "../special-accounts/public.ts";
import * as queries from "./account-price-queries.ts";

interface AccountPrice {
  special_account_id: string;
  price: string;
}

/**
 * Replaces an item's prices in punches; the later of two prices for one account wins. Fails with `special_account.not_found`, with
 * `special_account.no_punches` for another type of account, and with `request.malformed` if a price is not an integer.
 */
export async function saveAccountPrices(
  tenant: Tenant,
  goodsId: string,
  prices: readonly AccountPrice[],
): Promise<"special_account.not_found" | "special_account.no_punches" | undefined> {
  const requested = new Map(prices.map((one) => [one.special_account_id, one.price]));
  // Locked until the end, so the account's unit does not change meanwhile.
  const known = await tenant.many(queries.shareAccounts([...requested.keys()]));
  if (known.length < requested.size) return "special_account.not_found";
  if (known.some(({ type }) => type !== "punches")) return "special_account.no_punches";
  const rows = known.map((account) => {
    const text = requested.get(account.id) ?? "";
    const price = parseAccountAmount(text, unitOf(account));
    if (price !== undefined) return { goods_id: goodsId, special_account_id: account.id, price };
    const path = `special_account_prices.${prices.findLastIndex((one) => one.special_account_id === account.id)}.price`;
    throw new Failure("request.malformed", {
      errors: [{ path, code: "decimals", message: "has more decimals than the account counts" }],
    });
  });
  await tenant.run(queries.endAccountPrices(goodsId));
  if (rows.length > 0) await tenant.run(queries.addAccountPrices(rows));
  return undefined;
}

/** Prices of some items on a special account, by item, in the smallest part of its unit; only items with a price. */
export async function readAccountPrices(
  tenant: Tenant,
  goodsIds: readonly string[],
  specialAccountId: string,
): Promise<Map<string, bigint>> {
  if (goodsIds.length === 0) return new Map();
  const rows = await tenant.many(queries.listAccountPrices(goodsIds, specialAccountId));
  return new Map(rows.map(({ goods_id, price }) => [goods_id, price]));
}

/** A stored price in API format. */
export function accountPriceText({ special_account_id, price, type, unit }: queries.StoredAccountPrice): AccountPrice {
  return { special_account_id, price: accountAmountText(BigInt(price), unitOf({ type, unit })) };
}
