import type { offline } from "@patron/contract";
import type { ReplyOf } from "@patron/contract/client";
import { calls } from "@patron/contract/routes";
import { Link } from "@tanstack/react-router";
import { useMessages } from "#kit/messages.ts";
import { RecordScreen } from "#kit/record/record-screen.tsx";
import { useAccess } from "#kit/session/access.ts";
import { useShow } from "#kit/show.ts";
import { Callout } from "#ui/callout.tsx";
import { Card } from "#ui/layout/card.tsx";
import { DefinitionList } from "#ui/layout/definition-list.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { offlineSalesMessages, paymentMessages } from "./messages.ts";
import { OfflineState } from "./parts/offline-state.tsx";
import { SettleSale } from "./parts/settle-sale.tsx";

type Details = ReplyOf<typeof offline.get>;

/** One sale that was made without a connection: what was sold, what the till could not know, and what to do. */
export default function OfflineSaleScreen() {
  const t = useMessages(offlineSalesMessages);
  return (
    <RecordScreen
      call={calls.offline.get}
      title={({ number }) => t.title(number)}
      status={({ state }) => <OfflineState state={state} />}
    >
      {(sale) => (
        <div className="grid items-start gap-6 lg:grid-cols-2">
          <div className="flex min-w-0 flex-col gap-6">
            {sale.conflicts.length > 0 && <Conflicts sale={sale} />}
            <Facts sale={sale} />
          </div>
          <div className="flex min-w-0 flex-col gap-6">
            <Items sale={sale} />
            <Payments sale={sale} />
          </div>
        </div>
      )}
    </RecordScreen>
  );
}

function Conflicts({ sale: { id, state, conflicts, currency } }: { sale: Details }) {
  const t = useMessages(offlineSalesMessages);
  const show = useShow();
  const allowed = useAccess();
  return (
    <Card title={t.whatToDo}>
      <div className="flex flex-col gap-4">
        {conflicts.map(({ kind, amount, goods }) => (
          <Callout key={kind} tone={state === "to-settle" ? "warning" : "info"} title={t.values.kind[kind]}>
            {t.advice[kind](amount && show.money(amount, currency), goods.map(({ title }) => title).join(", "))}
          </Callout>
        ))}
        {state === "to-settle" && allowed([calls.offline.settle]) && <SettleSale id={id} />}
      </div>
    </Card>
  );
}

function Facts({ sale }: { sale: Details }) {
  const t = useMessages(offlineSalesMessages);
  const show = useShow();
  const { transaction } = sale;
  return (
    <Card title={t.facts}>
      <DefinitionList
        rows={[
          { term: t.fields.amount_to_pay, value: show.money(sale.amount_to_pay, sale.currency) },
          {
            term: t.fields.transaction,
            value: transaction ? (
              <TextLink link={<Link to={`/transactions?open=${transaction.id}`} />}>
                {t.openTransaction(transaction.number)}
              </TextLink>
            ) : (
              t.notBooked
            ),
          },
          { term: t.fields.pos, value: sale.pos.title },
          { term: t.fields.terminal, value: sale.terminal.title },
          { term: t.fields.business_staff, value: sale.business_staff?.title },
          { term: t.fields.sold_dt, value: show.dateTime(sale.sold_dt) },
          { term: t.fields.created_dt, value: show.dateTime(sale.created_dt) },
          ...(sale.settled_dt
            ? [
                { term: t.fields.settled_dt, value: show.dateTime(sale.settled_dt) },
                { term: t.fields.settled_by, value: sale.settled_by?.title },
                { term: t.fields.comment, value: sale.comment },
              ]
            : []),
        ]}
      />
    </Card>
  );
}

function Items({ sale: { items } }: { sale: Details }) {
  const t = useMessages(offlineSalesMessages);
  const show = useShow();
  return (
    <Card title={t.items}>
      <Rows rows={items.map(({ goods_id, title, quantity }) => [title ?? goods_id, `× ${show.quantity(quantity)}`])} />
    </Card>
  );
}

function Payments({ sale: { payments, currency } }: { sale: Details }) {
  const t = useMessages(offlineSalesMessages);
  const methods = useMessages(paymentMessages).values.payment_type;
  const show = useShow();
  return (
    <Card title={t.payments}>
      <Rows rows={payments.map(({ payment_type, amount }) => [methods[payment_type], show.money(amount, currency)])} />
    </Card>
  );
}

/** Names with a figure each; the same name may come again. */
function Rows({ rows }: { rows: readonly [name: string, value: string][] }) {
  return (
    <ul className="divide-y divide-default">
      {rows.map(([name, value], index) => (
        <li key={index} className="flex items-start justify-between gap-4 py-2.5 text-body">
          <bdi className="min-w-0 wrap-anywhere">{name}</bdi>
          <bdi className="shrink-0 tabular-nums">{value}</bdi>
        </li>
      ))}
    </ul>
  );
}
