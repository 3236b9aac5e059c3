import type { AnyCall, ReplyOf, RouteTo } from "@patron/contract/client";
import { useShow } from "../show.ts";
import { useKitWords } from "../words/use-words.ts";
import { columnsOf, type ListColumn } from "./columns.tsx";

/** One row of what a list call answers. */
export type RowOf<C extends AnyCall> = ReplyOf<C> extends { items: readonly (infer Row)[] } ? Row : never;

/** The columns of a list of this call, made by kind. */
export function useColumns<C extends AnyCall>(
  _route: RouteTo<C>,
  make: (c: ReturnType<typeof columnsOf<RowOf<C>>>) => ListColumn<RowOf<C>>[],
): ListColumn<RowOf<C>>[] {
  return make(columnsOf<RowOf<C>>(useKitWords(), useShow()));
}
