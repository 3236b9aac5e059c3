import type { customerAccounts } from "@patron/contract";
import type { FiltersOf } from "@patron/contract/client";
import { Link } from "@tanstack/react-router";
import ArrowLeftRight from "lucide-react/icons/arrow-left-right";
import { type Owner, ownerOf } from "#kit/accounts/owner.ts";
import { useCall } from "#kit/call/use-call.ts";
import { PagedScreen } from "#kit/list/paged-screen.tsx";
import { useMessages } from "#kit/messages.ts";
import { ownedAccountMessages } from "../messages.ts";
import { AccountActions } from "./account-actions.tsx";
import { AccountLead } from "./account-lead.tsx";
import { usePeriodFilter } from "./use-period-filter.ts";
import { useStatementColumns } from "./use-statement-columns.tsx";

/** What somebody has on a special account: the figures, what moved it with every balance, and what moves it by hand. */
export function OwnedAccount({ owner, accountId }: { owner: Owner; accountId: string }) {
  const t = useMessages(ownedAccountMessages);
  const path = { ...owner.path, accountId };
  const { data: account, error, refetch } = useCall(owner.calls.get, { path });
  const { columns, totals } = useStatementColumns(account?.special_account);
  return (
    <PagedScreen
      name="special-account-statement"
      call={owner.calls.statement}
      // Texts of the address; the server checks each against its shape.
      requested={(chosen, page) => ({ path, query: chosen as FiltersOf<typeof customerAccounts.statement>, page })}
      waits={{ ready: account !== undefined, error, retry: () => void refetch() }}
      title={account ? (account.title ?? account.special_account.title) : ""}
      crumbs={[{ label: account ? ownerOf(account).name : "", link: <Link to={`${owner.place}?tab=accounts`} /> }]}
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
