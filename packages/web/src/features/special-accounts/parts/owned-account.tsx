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

/** An owner's special account: key figures, statement, and manual changes. */
export function OwnedAccount({ owner, accountId }: { owner: Owner; accountId: string }) {
  const t = useMessages(ownedAccountMessages);
  const path = { ...owner.path, accountId };
  const { data: account, error, refetch } = useCall(owner.calls.get, { path });
  const { columns, totals } = useStatementColumns(account?.special_account);
  return (
    <PagedScreen
      name="special-account-statement"
      call={owner.calls.statement}
      path={path}
      texts={{ emptyTitle: t.statementEmpty, emptyHint: t.statementHint }}
      icon={ArrowLeftRight}
      waits={{ ready: account !== undefined, error, retry: () => void refetch() }}
      title={account ? (account.title ?? account.special_account.title) : ""}
      crumbs={[{ label: account ? ownerOf(account).name : "", link: <Link to={`${owner.address}?tab=accounts`} /> }]}
      action={account && <AccountActions account={account} />}
      lead={account && <AccountLead account={account} />}
      columns={columns}
      totals={totals}
      filters={usePeriodFilter()}
      live={["transaction"]}
    />
  );
}
