import { Link } from "@tanstack/react-router";
import { Badge } from "#ui/badge.tsx";
import { ValueList, ValueRow } from "#ui/figures/value-list.tsx";
import { Card } from "#ui/layout/card.tsx";
import { Loading, SkeletonDetails } from "#ui/skeleton.tsx";
import { useAccountAmount } from "../account-amount.ts";
import { useCall } from "../call/use-call.ts";
import { Loaded } from "../loaded.tsx";
import { useMessages } from "../messages.ts";
import { accountMessages } from "./messages.ts";
import { accountAddress, type Owner } from "./owner.ts";

const placeholder = (
  <Loading>
    <SkeletonDetails rows={3} />
  </Loading>
);

/** Special accounts with their balances; nothing for an owner without any. Shows nothing while it loads, because most owners have none. */
export function AccountBalances({ owner }: { owner: Owner }) {
  const t = useMessages(accountMessages);
  const written = useAccountAmount();
  const accounts = useCall(owner.calls.list, { path: owner.path });
  if (!accounts.error && !accounts.data?.items.length) return null;
  return (
    <Card title={t.balances}>
      <Loaded of={accounts} placeholder={placeholder}>
        {({ items }) => (
          <ValueList label={t.balances}>
            {items.map((account) => (
              <ValueRow
                key={account.id}
                link={<Link to={accountAddress(owner, account.id)} />}
                name={account.title ?? account.special_account.title}
                note={account.low && <Badge tone="warning">{t.low}</Badge>}
                value={written(account.balance, account.special_account)}
              />
            ))}
          </ValueList>
        )}
      </Loaded>
    </Card>
  );
}
