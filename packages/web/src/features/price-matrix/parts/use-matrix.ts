import type { priceMatrix } from "@patron/contract";
import type { ReplyOf } from "@patron/contract/client";
import { calls } from "@patron/contract/routes";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { request } from "#kit/call/client.ts";
import { keyOf as cacheKeyOf, queries, useCall } from "#kit/call/use-call.ts";
import { keyOf, type Price, priceOf } from "./cells.ts";

type Axes = ReplyOf<typeof priceMatrix.axes>;
type Prices = ReplyOf<typeof priceMatrix.masterPrices>;
export type Item = Axes["items"][number];
export type Group = Axes["price_groups"][number];
export type Cell = Prices["items"][number]["master_prices"][number];

/** The rows and columns of the matrix that have been loaded, and their prices. */
export interface Matrix {
  items: readonly Item[];
  groups: readonly Group[];
  /** How many items there are; more are loading while there are fewer `items`. */
  total: number;
  cellOf: (key: string) => Cell | undefined;
  /** The price that the group has for an item. */
  ownOf: (key: string) => Price;
  /** The price of the item itself, which applies without one. */
  inheritedOf: (item: Item, group: Group) => Price;
}

export interface MatrixQuery {
  currency?: string;
  item_category_id?: string;
  search_text?: string;
}

const atOnce = 500;

/** Loads the first page of the matrix, which is shown, and then the other ones. */
export function useMatrix(loyaltyId: string, query: MatrixQuery) {
  const path = { loyaltyId };
  const page = { page: 1, count: atOnce };
  const enabled = { enabled: loyaltyId !== "" };
  const axes = useCall(calls.priceMatrix.axes, { path, query, page }, enabled);
  const prices = useCall(calls.priceMatrix.masterPrices, { path, query, page }, enabled);
  const total = axes.data?.total ?? 0;
  const pages = Math.ceil(total / atOnce);
  const rest = useQuery(
    {
      queryKey: [...cacheKeyOf(calls.priceMatrix.axes, { path, query }), "rest", pages],
      queryFn: () => loadRest(path, query, pages),
      enabled: pages > 1,
    },
    queries,
  );
  const matrix = useMemo(
    () =>
      axes.data &&
      prices.data &&
      matrixOf([axes.data, ...(rest.data?.axes ?? [])], [prices.data, ...(rest.data?.prices ?? [])]),
    [axes.data, prices.data, rest.data],
  );
  return {
    matrix,
    error: axes.error ?? prices.error ?? rest.error,
    reload: () => Promise.all([axes.refetch(), prices.refetch(), ...(pages > 1 ? [rest.refetch()] : [])]),
  };
}

async function loadRest(path: { loyaltyId: string }, query: MatrixQuery, pages: number) {
  const [axes, prices]: [Axes[], Prices[]] = [[], []];
  for (let page = 2; page <= pages; page += 1) {
    const requested = { path, query, page: { page, count: atOnce } };
    const [some, theirs] = await Promise.all([
      request(calls.priceMatrix.axes, requested),
      request(calls.priceMatrix.masterPrices, requested),
    ]);
    axes.push(some);
    prices.push(theirs);
  }
  return { axes, prices };
}

function matrixOf(axes: readonly [Axes, ...Axes[]], prices: readonly Prices[]): Matrix {
  const cells = new Map<string, Cell>();
  for (const { item_id, master_prices } of prices.flatMap(({ items }) => items)) {
    for (const cell of master_prices) cells.set(keyOf(cell.price_group_id, item_id), cell);
  }
  return {
    items: axes.flatMap(({ items }) => items),
    groups: axes[0].price_groups,
    total: axes[0].total ?? 0,
    cellOf: (key) => cells.get(key),
    ownOf: (key) => priceOf(cells.get(key)?.master_price?.price),
    inheritedOf: (item, group) => priceOf(item.prices.find(({ currency }) => currency === group.currency)?.price),
  };
}
