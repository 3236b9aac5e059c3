import type { goods } from "@patron/contract";
import type { ReplyOf } from "@patron/contract/client";
import { calls } from "@patron/contract/routes";
import { useQueries } from "@tanstack/react-query";
import { request } from "#kit/call/client.ts";
import { keyOf, queries, useCall } from "#kit/call/use-call.ts";

export type Category = ReplyOf<typeof goods.categories>["items"][number];
/** A category with its depth and its full name: "Drinks / Coffee". */
export interface PlacedCategory extends Category {
  depth: number;
  path: string;
}

/** Returns categories in the order of their tree, from top to bottom. */
export function inTreeOrder(categories: readonly Category[]): PlacedCategory[] {
  const under = Map.groupBy(categories, (one) => one.parent_id);
  const flatten = (parent: string | null, depth: number, above: string): PlacedCategory[] =>
    (under.get(parent) ?? []).flatMap((one) => {
      const path = above ? `${above} / ${one.title}` : one.title;
      return [{ ...one, depth, path }, ...flatten(one.id, depth + 1, path)];
    });
  return flatten(null, 0, "");
}

/** Returns the categories of every programme, for pickers and for names in lists. */
export function useEveryCategory() {
  const programmes = useCall(calls.embedded.loyalties, {}).data?.items ?? [];
  const all = useQueries(
    {
      // A named function keeps the result stable until one of the queries changes.
      combine: everyCategoryOf,
      queries: programmes.map(({ id }) => {
        const options = { path: { loyaltyId: id } };
        return {
          queryKey: keyOf(calls.goods.categories, options),
          queryFn: () => request(calls.goods.categories, options),
        };
      }),
    },
    queries,
  );
  return { programmes, categories: all.categories, loading: programmes.length === 0 || all.loading };
}

function everyCategoryOf(
  results: readonly { data?: { items: readonly Category[] } | undefined; isLoading: boolean }[],
) {
  return {
    categories: results.flatMap((one) => inTreeOrder(one.data?.items ?? [])),
    loading: results.some((one) => one.isLoading),
  };
}
