import { calls } from "@patron/contract/routes";
import { Link } from "@tanstack/react-router";
import { type Counted, useAccountAmount } from "#kit/account-amount.ts";
import { contactColumn } from "#kit/list/columns/contact-column.tsx";
import { useColumns } from "#kit/list/columns/use-columns.ts";
import { useMessages } from "#kit/messages.ts";
import { Badge } from "#ui/badge.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { specialAccountMessages } from "../messages.ts";
import { paths } from "../screens.ts";

/** The columns of a special account's customers. */
export function useHolderColumns(counted: Counted | undefined) {
  const t = useMessages(specialAccountMessages);
  const written = useAccountAmount();
  return useColumns(
    calls.specialAccounts.customers,
    t,
    (c) => {
      const amount = (text: string) => (counted ? <bdi>{written(text, counted)}</bdi> : "");
      return [
        c.own({
          id: "name",
          header: t.fields.user_id,
          width: 200,
          cell: (row) => (
            <TextLink quiet link={<Link to={paths.account({ userId: row.user_id, accountId: row.id })} />}>
              {row.name || row.phone || row.email || row.external_id || ""}
            </TextLink>
          ),
        }),
        c.own({
          id: "amount",
          exported: ["amount", "unit"],
          header: t.available,
          numeric: true,
          cell: (row) => (
            <span className="inline-flex items-center gap-2">
              {row.low && <Badge tone="warning">{t.fields.low}</Badge>}
              {row.amount === null ? t.unlimited : amount(row.amount)}
            </span>
          ),
        }),
        c.own({
          id: "balance",
          exported: ["balance", "unit"],
          numeric: true,
          cell: (row) => amount(row.balance),
        }),
        c.own({
          id: "credit_type",
          exported: ["credit_type", "credit_limit"],
          cell: (row) =>
            row.credit_type === "credit" ? amount(row.credit_limit) : t.values.credit_type[row.credit_type],
        }),
        { ...c.moment("last_movement_dt", (row) => row.last_movement_dt), sortable: false },
        c.own({ ...contactColumn, header: t.contact }),
        c.own({ id: "reserved", numeric: true, cell: (row) => amount(row.reserved) }),
        { ...c.active("active"), sortable: false },
      ];
    },
    [t, written, counted],
  );
}
