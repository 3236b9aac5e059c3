import type { AnyCall, ReplyOf, RouteTo } from "@patron/contract/client";
import { useMemo } from "react";
import type { RecordTexts } from "#kit/labels.ts";
import { useCommonMessages } from "#kit/messages/use-common-messages.ts";
import { useShow } from "#kit/show.ts";
import { type ListColumn, labelledColumnsOf } from "./columns.tsx";

/** One row of a list call's response. */
export type RowOf<C extends AnyCall> = ReplyOf<C> extends { items: readonly (infer Row)[] } ? Row : never;

/**
 * The columns of a list of this call, created by kind and labelled by the dictionary of its records. They stay the same until one of the facts that
 * `make` reads changes, because new columns render every row again. The linter checks that no fact is missing.
 */
export function useColumns<C extends AnyCall>(
  _route: RouteTo<C>,
  texts: RecordTexts,
  make: (c: ReturnType<typeof labelledColumnsOf<RowOf<C>>>) => ListColumn<RowOf<C>>[],
  facts: readonly unknown[],
): ListColumn<RowOf<C>>[] {
  const common = useCommonMessages();
  const show = useShow();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the facts represent `make`, which is a new function at every render.
  return useMemo(() => make(labelledColumnsOf<RowOf<C>>(common, show, texts)), [common, show, texts, ...facts]);
}
