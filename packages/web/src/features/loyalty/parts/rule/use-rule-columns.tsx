import type { rules } from "@patron/contract";
import type { ReplyOf } from "@patron/contract/client";
import { calls } from "@patron/contract/routes";
import { useMemo } from "react";
import { writeSearch } from "#kit/address/address.ts";
import { useColumns } from "#kit/list/columns/use-columns.ts";
import { useMessages } from "#kit/messages.ts";
import { useRuleSentence } from "#kit/rule-sentence/use-rule-sentence.ts";
import { ruleMessages } from "../../messages.ts";
import { paths } from "../../screens.ts";

/** The columns of a list of rules: name, sentence, scope, rank and state. With a moment, names lead to the rule as it was then. */
export function useRuleColumns(loyaltyId: string, items: ReplyOf<typeof rules.list>["items"], at?: string) {
  const t = useMessages(ruleMessages);
  const sentenceOf = useRuleSentence(loyaltyId, items);
  const columns = useColumns(
    calls.rules.list,
    t,
    (c) => [
      c.link("title", ({ id }) => `${paths.editRule({ loyaltyId, ruleId: id })}${at ? writeSearch({ at }) : ""}`),
      c.own({
        id: "words",
        header: t.what,
        // On phones, as wide as the space beside the sticky name.
        cell: (row) => (
          <div className="text-wrap sm:min-w-84 sm:py-1.5">
            <bdi>{sentenceOf?.(row)}</bdi>
          </div>
        ),
      }),
      c.choice("scope"),
      c.own({
        id: "sort_order",
        numeric: true,
        cell: (row) => (row.sort_order === null ? "" : String(row.sort_order)),
      }),
      c.active("active"),
    ],
    [t, sentenceOf, loyaltyId, at],
  );
  return useMemo(() => columns.map((column) => ({ ...column, sortable: false })), [columns]);
}
