import type { specialAccounts } from "@patron/contract";
import { SPECIAL_ACCOUNT_SCOPES, SPECIAL_ACCOUNT_TYPES } from "@patron/contract/enums";
import { calls } from "@patron/contract/routes";
import { useCountedName } from "#kit/account-amount.ts";
import { type RowOf, useColumns } from "#kit/list/columns/use-columns.ts";
import { useFilters } from "#kit/list/filters/use-filters.ts";
import { useMessages } from "#kit/messages.ts";
import { choices } from "#kit/options.ts";
import { specialAccountMessages } from "../messages.ts";
import { paths } from "../screens.ts";

export type SpecialRow = RowOf<typeof specialAccounts.list>;

/** The address of a special account: its customers, or its settings for accounts of companies. */
export const placeOf = ({ id, scope }: Pick<SpecialRow, "id" | "scope">) =>
  (scope === "corporate" ? paths.edit : paths.holders)({ accountId: id });

/** The columns of special accounts, and what the search matches. */
export function useSpecialColumns() {
  const t = useMessages(specialAccountMessages);
  const counted = useCountedName();
  const columns = useColumns(
    calls.specialAccounts.list,
    t,
    (c) => [
      c.link("title", placeOf),
      c.choice("type", (row) => [t.values.type[row.type], counted(row)].filter(Boolean).join(", ")),
      c.number("accounts_count"),
      c.choice("scope"),
      c.choice("credit_type"),
      c.number("sort_order"),
      c.active("active"),
    ],
    [t, counted],
  );
  const filters = useFilters(calls.specialAccounts.list, t, (f) => [
    f.choice("type", { options: choices(SPECIAL_ACCOUNT_TYPES, t.values.type) }),
    f.choice("scope", { options: choices(SPECIAL_ACCOUNT_SCOPES, t.values.scope) }),
    f.active(),
  ]);
  return { columns, filters };
}
