import { calls } from "@patron/contract/routes";
import { useAccountAmount } from "#kit/account-amount.ts";
import { useColumns } from "#kit/list/columns/use-columns.ts";
import { useCommonMessages } from "#kit/messages/use-common-messages.ts";
import { useMessages } from "#kit/messages.ts";
import { Badge } from "#ui/badge.tsx";
import { useIsPhone } from "#ui/table/stacked-column.tsx";
import { companyMessages } from "../messages.ts";
import { paths } from "../screens.ts";
import { CompanyStatus } from "./company-status.tsx";

/** The columns of a list of companies. */
export function useCompanyColumns() {
  const t = useMessages(companyMessages);
  const { state } = useCommonMessages();
  const isPhone = useIsPhone();
  const written = useAccountAmount();
  return useColumns(
    calls.corporateCustomers.list,
    t,
    (c) => {
      const code = (id: "phone" | "tax_id" | "contract_number") =>
        c.own({ id, tabular: true, cell: (row) => row[id] && <bdi>{row[id]}</bdi> });
      return [
        c.link("title", ({ id }) => paths.edit({ customerId: id })),
        { ...c.text("code"), tabular: true },
        c.own({
          id: "accounts",
          numeric: true,
          cell: (row) =>
            row.accounts.length > 0 && (
              <span className="inline-flex items-center gap-2">
                {row.accounts.some(({ low }) => low) && <Badge tone="warning">{t.fields.low}</Badge>}
                <bdi>
                  {row.accounts
                    .slice(0, isPhone ? 1 : undefined)
                    .map((one) => written(one.balance, one))
                    .join(", ")}
                </bdi>
                {isPhone && row.accounts.length > 1 && <span>+{row.accounts.length - 1}</span>}
              </span>
            ),
        }),
        c.own({ id: "suspended", header: state, cell: (row) => <CompanyStatus suspended={row.suspended} /> }),
        { ...c.text("contact_name"), sortable: false },
        code("phone"),
        c.text("email"),
        code("tax_id"),
        { ...c.day("contract_end_date"), sortable: false, tabular: true },
        { ...code("contract_number"), hidden: true },
        { ...c.text("legal_name"), sortable: false, hidden: true },
        { ...c.dateTime("created_dt"), hidden: true },
      ];
    },
    [t, state, written, isPhone],
  );
}
