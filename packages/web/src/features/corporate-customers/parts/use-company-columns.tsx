import { calls } from "@patron/contract/routes";
import { useAccountAmount } from "#kit/account-amount.ts";
import { useColumns } from "#kit/list/columns/use-columns.ts";
import { useMessages } from "#kit/messages.ts";
import { useShow } from "#kit/show.ts";
import { Badge, Status } from "#ui/badge.tsx";
import { companyMessages } from "../messages.ts";
import { paths } from "../screens.ts";

/** What a list of companies shows of each. */
export function useCompanyColumns() {
  const t = useMessages(companyMessages);
  const show = useShow();
  const written = useAccountAmount();
  return useColumns(calls.corporateCustomers.list, [t, show, written], (c) => {
    const code = (id: "tax_id" | "contract_number", header: string) =>
      c.own({ id, header, tabular: true, cell: (row) => row[id] && <bdi>{row[id]}</bdi> });
    return [
      c.link("title", t.name, ({ id }) => paths.edit({ customerId: id })),
      { ...c.text("code", t.code), tabular: true },
      c.own({
        id: "accounts",
        header: t.onAccounts,
        numeric: true,
        cell: (row) =>
          row.accounts.length > 0 && (
            <span className="inline-flex items-center gap-2">
              {row.accounts.some(({ low }) => low) && <Badge tone="warning">{t.low}</Badge>}
              <bdi>{row.accounts.map((one) => written(one.balance, one)).join(", ")}</bdi>
            </span>
          ),
      }),
      c.own({
        id: "suspended",
        header: t.state,
        cell: (row) =>
          row.suspended ? <Status tone="danger">{t.suspended}</Status> : <Status tone="success">{t.active}</Status>,
      }),
      { ...c.text("contact_name", t.contactName), sortable: false },
      c.own({ id: "phone", header: t.phone, tabular: true, cell: (row) => row.phone && <bdi>{row.phone}</bdi> }),
      c.text("email", t.email),
      code("tax_id", t.taxId),
      c.own({
        id: "contract_end_date",
        header: t.contractUntil,
        tabular: true,
        cell: (row) => row.contract_end_date && show.day(row.contract_end_date),
      }),
      { ...code("contract_number", t.contractNumber), hidden: true },
      { ...c.text("legal_name", t.legalName), sortable: false, hidden: true },
      { ...c.dateTime("created_dt", t.added), hidden: true },
    ];
  });
}
