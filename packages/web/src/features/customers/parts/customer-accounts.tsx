import { calls } from "@patron/contract/routes";
import { Link, useNavigate } from "@tanstack/react-router";
import Plus from "lucide-react/icons/plus";
import Wallet from "lucide-react/icons/wallet";
import { useAccess } from "#kit/access.ts";
import { useAccountAmount } from "#kit/account-amount.ts";
import { useCall } from "#kit/call/use-call.ts";
import { useColumns } from "#kit/list/use-columns.ts";
import { LoadFailure } from "#kit/load-failure.tsx";
import { useMessages } from "#kit/messages.ts";
import { useShow } from "#kit/show.ts";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { DataTable } from "#ui/data-table.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { openModal } from "#ui/modal.ts";
import { TextLink } from "#ui/text-link.tsx";
import { customerMessages } from "../messages.ts";
import { GiveAccount } from "./give-account.tsx";

/** The special accounts of a customer; a row leads to the account's page. */
export function CustomerAccounts({ customer }: { customer: { id: string } }) {
  const t = useMessages(customerMessages);
  const navigate = useNavigate();
  const to = (accountId: string) => `/customers/${customer.id}/accounts/${accountId}`;
  const columns = useAccountColumns(customer.id);
  const allowed = useAccess();
  const { data, error, isFetching, refetch } = useCall(calls.customerAccounts.list, { path: { userId: customer.id } });
  if (error && !data) return <LoadFailure error={error} retry={() => void refetch()} />;
  const held = (data?.items ?? []).map(({ special_account_id }) => special_account_id);
  async function ask() {
    const given = await openModal<string>({
      title: t.giveAccount,
      size: "sm",
      content: (close) => <GiveAccount userId={customer.id} held={held} close={close} />,
    });
    if (given) await navigate({ to: to(given) });
  }
  const give = allowed([calls.customerAccounts.add]) && (
    <Button variant="primary" icon={Plus} onClick={() => void ask()}>
      {t.giveAccount}
    </Button>
  );
  if (data?.items.length === 0)
    return <EmptyState icon={Wallet} title={t.noAccounts} hint={t.accountsHint} action={give} />;
  return (
    <div className="flex flex-col gap-3">
      <div className="flex justify-end">{give}</div>
      <DataTable
        label={t.accounts}
        columns={columns.map((column) => ({ ...column, sortable: false }))}
        rows={data?.items}
        rowKey={(row) => row.id}
        onOpen={(row) => void navigate({ to: to(row.id) })}
        refreshing={isFetching}
      />
    </div>
  );
}

function useAccountColumns(customerId: string) {
  const t = useMessages(customerMessages);
  const show = useShow();
  const written = useAccountAmount();
  return useColumns(calls.customerAccounts.list, [t, show, written, customerId], (c) => [
    c.own({
      id: "title",
      header: t.account,
      width: 220,
      cell: (row) => (
        <TextLink quiet link={<Link to={`/customers/${customerId}/accounts/${row.id}`} />}>
          {row.title ?? row.special_account.title}
        </TextLink>
      ),
    }),
    c.own({
      id: "amount",
      header: t.accountAvailable,
      numeric: true,
      cell: (row) => (
        <span className="inline-flex items-center gap-2">
          {row.low && <Badge tone="warning">{t.accountLow}</Badge>}
          <bdi>{row.amount === null ? t.accountUnlimited : written(row.amount, row.special_account)}</bdi>
        </span>
      ),
    }),
    c.own({
      id: "balance",
      header: t.accountBalance,
      numeric: true,
      cell: (row) => <bdi>{written(row.balance, row.special_account)}</bdi>,
    }),
    c.own({
      id: "reserved",
      header: t.accountHeld,
      numeric: true,
      cell: (row) => <bdi>{written(row.reserved, row.special_account)}</bdi>,
    }),
    c.own({
      id: "last",
      header: t.accountLast,
      tabular: true,
      cell: (row) =>
        row.last_movement_dt && (
          <time title={show.exact(row.last_movement_dt)}>{show.dateTime(row.last_movement_dt)}</time>
        ),
    }),
    c.active("active", t.accountState),
  ]);
}
