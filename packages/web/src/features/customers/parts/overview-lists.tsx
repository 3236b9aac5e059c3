import type { transactions } from "@patron/contract";
import type { ReplyOf } from "@patron/contract/client";
import { calls } from "@patron/contract/routes";
import { Link } from "@tanstack/react-router";
import ReceiptText from "lucide-react/icons/receipt-text";
import { useCall } from "#kit/call/use-call.ts";
import { Loaded } from "#kit/loaded.tsx";
import { useUnits } from "#kit/messages/use-units.ts";
import { useMessages } from "#kit/messages.ts";
import { addressOfRecord } from "#kit/record/record-address.ts";
import { useShow } from "#kit/show.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { ValueList, ValueRow } from "#ui/figures/value-list.tsx";
import { Card } from "#ui/layout/card.tsx";
import { Loading, SkeletonDetails } from "#ui/skeleton.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { customerMessages } from "../messages.ts";
import type { Customer } from "./customer-fields.tsx";

const SALES_SHOWN = 5;

const placeholder = (
  <Loading>
    <SkeletonDetails rows={SALES_SHOWN} />
  </Loading>
);

/** The filter that finds the transactions of a customer, who has at least one of these. */
function filterOf({ phone, email, external_id }: Customer) {
  if (phone) return { user_phone: phone };
  return email ? { user_email: email } : { user_external_id: external_id ?? "" };
}

/** The last finished sales, with links to their details. */
export function LastSales({ customer }: { customer: Customer }) {
  const t = useMessages(customerMessages);
  const query = { ...filterOf(customer), status: "success" as const, shown_type: "sale" as const };
  const sales = useCall(calls.transactions.list, { query, page: { count: SALES_SHOWN, skip_totals: true } });
  const search = filterOf(customer) as never; // Routes are created at run time; their search has no static type.
  return (
    <Card
      title={t.lastSales}
      action={<TextLink link={<Link to="/transactions" search={search} />}>{t.allTransactions}</TextLink>}
    >
      <Loaded of={sales} placeholder={placeholder}>
        {({ items }) => <SaleList sales={items} />}
      </Loaded>
    </Card>
  );
}

type Sale = ReplyOf<typeof transactions.list>["items"][number];

function SaleList({ sales }: { sales: readonly Sale[] }) {
  const t = useMessages(customerMessages);
  const show = useShow();
  if (sales.length === 0) return <EmptyState icon={ReceiptText} title={t.noSales} hint={t.noSalesHint} />;
  return (
    <ValueList label={t.lastSales}>
      {sales.map((sale) => (
        <ValueRow
          key={sale.id}
          link={<Link to={`/transactions?open=${sale.id}`} />}
          name={<time title={show.exact(sale.created_dt)}>{show.dateTime(sale.created_dt)}</time>}
          note={sale.pos?.title}
          value={show.money(sale.totals.amount_to_pay, sale.currency)}
        />
      ))}
    </ValueList>
  );
}

/** The items that the customer buys most often; hidden before the first sale. */
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
          <ValueList label={t.favourites}>
            {items.map(({ goods_id: id, title, unit, quantity, sales_count }) => (
              <ValueRow
                key={`${id} ${unit}`}
                link={<Link to={addressOfRecord({ entityType: "goods", id })} />}
                name={title}
                note={`${show.quantity(quantity)} ${unitOf(unit)}`}
                value={t.inSales(sales_count)}
              />
            ))}
          </ValueList>
        )}
      </Loaded>
    </Card>
  );
}
