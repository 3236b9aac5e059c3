import type { specialAccounts } from "@patron/contract";
import { SPECIAL_ACCOUNT_SCOPES, SPECIAL_ACCOUNT_TYPES } from "@patron/contract/enums";
import { calls } from "@patron/contract/routes";
import { useCountedName } from "#kit/account-amount.ts";
import { type RowOf, useColumns } from "#kit/list/columns/use-columns.ts";
import type { Filter } from "#kit/list/filters/filter-values.ts";
import { useActiveFilter } from "#kit/list/filters/use-active-filter.ts";
import { useMessages } from "#kit/messages.ts";
import { specialAccountMessages } from "../messages.ts";
import { paths } from "../screens.ts";
import { optionsOf } from "./special-fields.tsx";

export type SpecialRow = RowOf<typeof specialAccounts.list>;

/** Where a special account leads: to the customers that have it, or, as no customer has one for companies, to its settings. */
export const placeOf = ({ id, scope }: Pick<SpecialRow, "id" | "scope">) =>
  (scope === "corporate" ? paths.edit : paths.holders)({ accountId: id });

/** What the list shows of each special account, and what they are found by. */
export function useSpecialColumns() {
  const t = useMessages(specialAccountMessages);
  const counted = useCountedName();
  const isActive = useActiveFilter(t.state);
  const columns = useColumns(calls.specialAccounts.list, [t, counted], (c) => [
    c.link("title", t.name, placeOf),
    c.choice("type", t.counts, (row) => [t.types[row.type], counted(row)].filter(Boolean).join(", ")),
    c.number("accounts_count", t.customersCount),
    c.choice("scope", t.scope, (row) => t.scopes[row.scope]),
    c.choice("credit_type", t.credit, (row) => t.credits[row.credit_type]),
    c.number("sort_order", t.order),
    c.active("active", t.state),
  ]);
  const filters: Filter<SpecialRow>[] = [
    {
      name: "type",
      label: t.counts,
      options: optionsOf(SPECIAL_ACCOUNT_TYPES, t.types),
      fits: (row, type) => row.type === type,
    },
    {
      name: "scope",
      label: t.scope,
      options: optionsOf(SPECIAL_ACCOUNT_SCOPES, t.scopes),
      fits: (row, scope) => row.scope === scope,
    },
    isActive,
  ];
  return { columns, filters };
}
