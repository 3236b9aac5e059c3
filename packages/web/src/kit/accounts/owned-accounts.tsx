import { Link, useNavigate } from "@tanstack/react-router";
import Plus from "lucide-react/icons/plus";
import Wallet from "lucide-react/icons/wallet";
import { useColumns } from "#kit/list/columns/use-columns.ts";
import { useAccess } from "#kit/session/access.ts";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { openModal } from "#ui/overlays/modal.ts";
import { DataTable } from "#ui/table/data-table.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { useAccountAmount } from "../account-amount.ts";
import { useCall } from "../call/use-call.ts";
import { LoadFailure } from "../load-failure.tsx";
import { useMessages } from "../messages.ts";
import { useShow } from "../show.ts";
import { GiveAccount } from "./give-account.tsx";
import { accountMessages } from "./messages.ts";
import { accountAddress, type Owner } from "./owner.ts";

/** The special accounts of an owner; a row links to the page of the account. */
export function OwnedAccounts({ owner }: { owner: Owner }) {
  const t = useMessages(accountMessages);
  const navigate = useNavigate();
  const columns = useAccountColumns(owner);
  const allowed = useAccess();
  const { data, error, isFetching, refetch } = useCall(owner.calls.list, { path: owner.path });
  if (error) return <LoadFailure error={error} retry={() => void refetch()} />;
  const held = (data?.items ?? []).map(({ special_account_id }) => special_account_id);
  async function request() {
    const given = await openModal<string>({
      title: t.give,
      size: "sm",
      content: (close) => <GiveAccount owner={owner} held={held} close={close} />,
    });
    if (given) await navigate({ to: accountAddress(owner, given) });
  }
  const give = allowed([owner.calls.add]) && (
    <Button variant="primary" icon={Plus} onClick={() => void request()}>
      {t.give}
    </Button>
  );
  if (data?.items.length === 0) return <EmptyState icon={Wallet} title={t.none} hint={t.hint} action={give} />;
  return (
    <div className="flex flex-col gap-3">
      <div className="flex justify-end">{give}</div>
      <DataTable
        stacked
        label={t.accounts}
        columns={columns.map((column) => ({ ...column, sortable: false }))}
        rows={data?.items}
        onOpen={(row) => void navigate({ to: accountAddress(owner, row.id) })}
        refreshing={isFetching}
      />
    </div>
  );
}

function useAccountColumns({ calls, address }: Owner) {
  const t = useMessages(accountMessages);
  const show = useShow();
  const written = useAccountAmount();
  return useColumns(
    calls.list,
    t,
    (c) => [
      c.own({
        id: "title",
        header: t.account,
        width: 220,
        cell: (row) => (
          <TextLink quiet link={<Link to={accountAddress({ address }, row.id)} />}>
            {row.title ?? row.special_account.title}
          </TextLink>
        ),
      }),
      c.own({
        id: "amount",
        header: t.available,
        numeric: true,
        cell: (row) => (
          <span className="inline-flex items-center gap-2">
            {row.low && <Badge tone="warning">{t.low}</Badge>}
            <bdi>{row.amount === null ? t.unlimited : written(row.amount, row.special_account)}</bdi>
          </span>
        ),
      }),
      c.own({
        id: "balance",
        header: t.balance,
        numeric: true,
        cell: (row) => <bdi>{written(row.balance, row.special_account)}</bdi>,
      }),
      c.own({
        id: "reserved",
        header: t.held,
        numeric: true,
        cell: (row) => <bdi>{written(row.reserved, row.special_account)}</bdi>,
      }),
      c.own({
        id: "last",
        header: t.last,
        tabular: true,
        cell: (row) =>
          row.last_movement_dt && (
            <time title={show.exact(row.last_movement_dt)}>{show.dateTime(row.last_movement_dt)}</time>
          ),
      }),
      c.active("active"),
    ],
    [t, show, written, address],
  );
}
