import type { ReactNode } from "react";
import { useAccountAmount } from "#kit/account-amount.ts";
import { BalanceOn } from "#kit/accounts/balance-on.tsx";
import { type Account, ownerOf } from "#kit/accounts/owner.ts";
import { useCall } from "#kit/call/use-call.ts";
import { Loaded } from "#kit/loaded.tsx";
import { useCommonMessages } from "#kit/messages/use-common-messages.ts";
import { useMessages } from "#kit/messages.ts";
import { useShow } from "#kit/show.ts";
import { Badge, Status } from "#ui/badge.tsx";
import { ownedAccountMessages } from "../messages.ts";

/** The balance of the account, what can be spent, and what expires. */
export function AccountLead({ account }: { account: Account }) {
  const t = useMessages(ownedAccountMessages);
  const common = useCommonMessages();
  const written = useAccountAmount();
  const amount = (text: string) => written(text, account.special_account);
  const { credit_type } = account;
  const credit = credit_type === "credit" ? amount(account.credit_limit) : t.values.credit_type[credit_type];
  return (
    <section aria-label={t.fields.balance} className="mb-6 flex flex-col gap-3">
      <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-card border border-default bg-sunken lg:grid-cols-4">
        <Figure label={t.available} value={account.amount === null ? t.unlimited : amount(account.amount)}>
          {account.low && <Badge tone="warning">{t.fields.low}</Badge>}
        </Figure>
        <Figure label={t.fields.balance} value={amount(account.balance)} />
        <Figure label={t.fields.reserved} value={amount(account.reserved)} />
        <Figure label={t.fields.credit_type} value={credit} />
      </dl>
      {!account.active && (
        <p>
          <Status>{common.inactive}</Status>
        </p>
      )}
      {account.comment && <p className="text-body text-muted wrap-anywhere">{account.comment}</p>}
      <Lots account={account} lots={account.lots} />
      <BalanceOn>{(at) => <StoodAt account={account} at={at} />}</BalanceOn>
    </section>
  );
}

function Figure({ label, value, children }: { label: string; value: string; children?: ReactNode }) {
  return (
    <div className="min-w-0 bg-surface p-4">
      <dt className="flex flex-wrap items-center gap-2 text-table font-medium text-muted">
        {label}
        {children}
      </dt>
      <dd className="mt-1 text-section font-semibold tabular-nums wrap-anywhere sm:text-title">
        <bdi>{value}</bdi>
      </dd>
    </div>
  );
}

/** The balance of the account at the end of a day, and what expired. */
function StoodAt({ account, at }: { account: Account; at: string }) {
  const written = useAccountAmount();
  const { calls, path } = ownerOf(account);
  const requested = { path: { ...path, accountId: account.id }, query: { at } };
  return (
    <Loaded of={useCall(calls.asOf, requested)} placeholder={false}>
      {({ balance, lots }) => (
        <div className="flex flex-col gap-1">
          <p className="text-section font-semibold tabular-nums">
            <bdi>{written(balance, account.special_account)}</bdi>
          </p>
          <Lots account={account} lots={lots} />
        </div>
      )}
    </Loaded>
  );
}

function Lots({ account, lots }: { account: Account; lots: Account["lots"] }) {
  const t = useMessages(ownedAccountMessages);
  const show = useShow();
  const written = useAccountAmount();
  if (lots.length === 0) return null;
  return (
    <ul aria-label={t.ending} className="flex flex-wrap gap-x-6 gap-y-1 text-table text-muted">
      {lots.map((lot) => (
        <li key={lot.id}>
          <bdi className="tabular-nums text-default">{written(lot.amount, account.special_account)}</bdi>{" "}
          {lot.expire_date ? t.until(show.day(lot.expire_date)) : t.forEver}
        </li>
      ))}
    </ul>
  );
}
