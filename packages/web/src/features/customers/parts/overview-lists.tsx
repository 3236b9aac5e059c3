import { calls } from "@patron/contract/routes";
import { Link } from "@tanstack/react-router";
import ReceiptText from "lucide-react/icons/receipt-text";
import type { ReactElement, ReactNode } from "react";
import { useAccountAmount } from "#kit/account-amount.ts";
import { accountPlace, customerWith } from "#kit/accounts/owner.ts";
import { useCall } from "#kit/call/use-call.ts";
import { Loaded } from "#kit/loaded.tsx";
import { useUnits } from "#kit/messages/use-units.ts";
import { useMessages } from "#kit/messages.ts";
import { addressOfRecord } from "#kit/record/record-address.ts";
import { useShow } from "#kit/show.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { Card } from "#ui/layout/card.tsx";
import { Loading, SkeletonDetails } from "#ui/skeleton.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { customerMessages } from "../messages.ts";
import type { Customer } from "./customer-fields.tsx";

const SALES_SHOWN = 5;
/** Other transactions are between the sales: this many are read to find enough of them. */
const TRANSACTIONS_READ = 25;

const placeholder = (
  <Loading>
    <SkeletonDetails rows={SALES_SHOWN} />
  </Loading>
);

/** The filter that finds the transactions of a customer, who is known by at least one of these. */
function filterOf({ phone, email, external_id }: Customer) {
  if (phone) return { user_phone: phone };
  return email ? { user_email: email } : { user_external_id: external_id ?? "" };
}

/** The last finished sales; each leads to its details, which say why it came to its numbers. */
export function LastSales({ customer }: { customer: Customer }) {
  const t = useMessages(customerMessages);
  const show = useShow();
  const query = { ...filterOf(customer), status: "success" as const };
  const latest = useCall(calls.transactions.list, { query, page: { count: TRANSACTIONS_READ, skip_totals: true } });
  const search = filterOf(customer) as never; // Routes are made at run time; their search has no static type.
  return (
    <Card
      title={t.lastSales}
      action={<TextLink link={<Link to="/transactions" search={search} />}>{t.allTransactions}</TextLink>}
    >
      <Loaded of={latest} placeholder={placeholder}>
        {({ items }) => {
          const sales = items.filter(({ transaction_type: type }) => type === "sale" || type === "reserve");
          if (sales.length === 0) return <EmptyState icon={ReceiptText} title={t.noSales} hint={t.noSalesHint} />;
          return (
            <Rows label={t.lastSales}>
              {sales.slice(0, SALES_SHOWN).map((sale) => (
                <Row
                  key={sale.id}
                  link={<Link to={`/transactions?open=${sale.id}`} />}
                  name={<time title={show.exact(sale.created_dt)}>{show.dateTime(sale.created_dt)}</time>}
                  note={sale.pos?.title}
                  value={show.money(sale.totals.amount_to_pay, sale.currency)}
                />
              ))}
            </Rows>
          );
        }}
      </Loaded>
    </Card>
  );
}

/** What the customer buys most often; nothing before the first sale. */
export function FavouriteItems({ customerId }: { customerId: string }) {
  const t = useMessages(customerMessages);
  const show = useShow();
  const unitOf = useUnits();
  const favourites = useCall(calls.customers.favouriteItems, { path: { userId: customerId } });
  if (favourites.data?.items.length === 0) return null;
  return (
    <Card title={t.favourites} description={t.favouritesHint}>
      <Loaded of={favourites} placeholder={placeholder}>
        {({ items }) => (
          <Rows label={t.favourites}>
            {items.map(({ goods_id: id, title, unit, quantity, sales_count }) => (
              <Row
                key={`${id} ${unit}`}
                link={<Link to={addressOfRecord({ entityType: "goods", id })} />}
                name={title}
                note={`${show.quantity(quantity)} ${unitOf(unit)}`}
                value={t.inSales(sales_count)}
              />
            ))}
          </Rows>
        )}
      </Loaded>
    </Card>
  );
}

/** The special accounts with what is on them; nothing for a customer without any, and, as most have none, while they load. */
export function AccountBalances({ customerId }: { customerId: string }) {
  const t = useMessages(customerMessages);
  const written = useAccountAmount();
  const owner = customerWith(customerId);
  const accounts = useCall(calls.customerAccounts.list, { path: { userId: customerId } });
  if (!accounts.error && !accounts.data?.items.length) return null;
  return (
    <Card title={t.tabAccounts}>
      <Loaded of={accounts} placeholder={placeholder}>
        {({ items }) => (
          <Rows label={t.tabAccounts}>
            {items.map((account) => (
              <Row
                key={account.id}
                link={<Link to={accountPlace(owner, account.id)} />}
                name={account.title ?? account.special_account.title}
                value={written(account.balance, account.special_account)}
              />
            ))}
          </Rows>
        )}
      </Loaded>
    </Card>
  );
}

function Rows({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul aria-label={label} className="-my-2 divide-y divide-default">
      {children}
    </ul>
  );
}

/** One thing with where it leads, and its figure at the end. */
function Row({ link, name, note, value }: { link: ReactElement; name: ReactNode; note?: ReactNode; value: string }) {
  return (
    <li className="flex min-h-11 items-center justify-between gap-4 py-2 text-body">
      <span className="flex min-w-0 flex-col">
        <TextLink quiet link={link}>
          {name}
        </TextLink>
        {note && <bdi className="truncate text-table text-muted">{note}</bdi>}
      </span>
      <bdi className="shrink-0 tabular-nums">{value}</bdi>
    </li>
  );
}
