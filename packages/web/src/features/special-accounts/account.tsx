import type { customerAccounts } from "@patron/contract";
import type { FiltersOf } from "@patron/contract/client";
import { calls } from "@patron/contract/routes";
import { Link } from "@tanstack/react-router";
import ArrowLeftRight from "lucide-react/icons/arrow-left-right";
import { usePathParams } from "#kit/address.ts";
import { useCall } from "#kit/call/use-call.ts";
import { PagedScreen } from "#kit/list/paged-screen.tsx";
import { useMessages } from "#kit/messages.ts";
import { specialAccountMessages } from "./messages.ts";
import { AccountActions } from "./parts/account-actions.tsx";
import { AccountLead } from "./parts/account-lead.tsx";
import { usePeriodFilter } from "./parts/use-period-filter.ts";
import { useStatementColumns } from "./parts/use-statement-columns.tsx";

/** What a customer has on a special account: the figures, what moved it with every balance, and what moves it by hand. */
export default function CustomerAccountScreen() {
  const t = useMessages(specialAccountMessages);
  const path = usePathParams<"userId" | "accountId">();
  const { data: account, error, refetch } = useCall(calls.customerAccounts.get, { path });
  const { columns, totals } = useStatementColumns(account?.special_account);
  const customer = `/customers/${path.userId}?tab=accounts`;
  return (
    <PagedScreen
      name="special-account-statement"
      call={calls.customerAccounts.statement}
      // Texts of the address; the server checks each against its shape.
      asked={(chosen, page) => ({ path, query: chosen as FiltersOf<typeof customerAccounts.statement>, page })}
      waits={{ ready: account !== undefined, error, retry: () => void refetch() }}
      title={account ? (account.title ?? account.special_account.title) : ""}
      crumbs={[{ label: account?.user_name ?? "", link: <Link to={customer} /> }]}
      action={account && <AccountActions account={account} />}
      lead={account && <AccountLead account={account} />}
      columns={columns}
      totals={totals}
      filters={usePeriodFilter()}
      live={["transaction"]}
      empty={{
        icon: ArrowLeftRight,
        title: t.statementEmpty,
        hint: t.statementHint,
        action: account && <AccountActions account={account} />,
      }}
    />
  );
}
