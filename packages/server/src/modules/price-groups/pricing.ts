import { formatDecimal, type LineInput, type PriceInput } from "@patron/engine";
import type { InferResult } from "kysely";
import type { Tenant } from "#kit/tenant.ts";
import * as queries from "./input-queries.ts";
import type { inForce } from "./price-periods.ts";
import { listGroupTaxes } from "./queries.ts";

/** An item with its own price in ten-thousandths, null if it has none, and what its price group has for it. */
type PricedGoods = Pick<
  InferResult<ReturnType<typeof queries.listPricedGoods>>[number],
  "version" | "price" | "tax_overrides"
> & { prices: ReturnType<typeof inForce> };

type Group = Awaited<ReturnType<typeof readGroup>>;

/** The active price group of a terminal with its taxes and those of the programme; undefined without one. Settings only. */
export async function readGroup(tenant: Tenant, site: GroupSite) {
  const { loyalty_id, price_group_id } = site;
  return price_group_id
    ? tenant.settled(`price group ${price_group_id} ${loyalty_id}`, () => findGroup(tenant, loyalty_id, price_group_id))
    : undefined;
}

interface GroupSite {
  loyalty_id: string;
  price_group_id: string | null;
}

/** All queries in one round trip. */
async function findGroup(tenant: Tenant, loyaltyId: string, groupId: string) {
  const [group, picked, taxes] = await Promise.all([
    tenant.maybe(queries.getPricedGroup(groupId)),
    tenant.many(listGroupTaxes(groupId)),
    tenant.many(queries.listTaxes(loyaltyId)),
  ]);
  return group && { group, picked, taxes };
}

/** The engine's price input: the group with its taxes, and the item data of a line. Without a group, only goods have prices. */
export function pricingOf(found: Group) {
  const { group, picked, taxes } = found ?? { picked: [], taxes: [] };
  const choices = picked.map(({ tax_id, rate, precision, active }) => ({
    tax_id,
    rate: rateOf(rate),
    precision,
    active,
  }));
  return {
    price_group: group ? { ...group, taxes: choices } : null,
    taxes: taxes.map(({ rate, ...tax }) => ({ ...tax, rate: formatDecimal(rate, 6) })),
    lineOf: ({ version, price, prices, tax_overrides }: PricedGoods) =>
      ({
        goods_price: price === null ? null : { price: formatDecimal(price, 4), version },
        master_prices: prices.map((one) => ({
          id: one.id,
          price: formatDecimal(BigInt(one.price), 4),
          valid_from: new Date(one.valid_from).toISOString(),
        })),
        tax_overrides: tax_overrides.map(({ tax_id, active, rate }) => ({
          tax_id,
          active,
          rate: rate === null ? null : rateOf(BigInt(rate)),
        })),
      }) satisfies Partial<LineInput>,
  } satisfies Pick<PriceInput, "price_group" | "taxes"> & { lineOf: unknown };
}

function rateOf(rate: bigint | null): string | null {
  return rate === null ? null : formatDecimal(rate, 6);
}
