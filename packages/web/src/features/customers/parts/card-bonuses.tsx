import { calls } from "@patron/contract/routes";
import { BalanceOn } from "#kit/accounts/balance-on.tsx";
import { useCall } from "#kit/call/use-call.ts";
import { labelled } from "#kit/labelled.ts";
import { Loaded } from "#kit/loaded.tsx";
import { useMessages } from "#kit/messages.ts";
import { useShow } from "#kit/show.ts";
import { Badge } from "#ui/badge.tsx";
import { Card } from "#ui/layout/card.tsx";
import { customerMessages } from "../messages.ts";
import type { Card as CardShape } from "./customer-fields.tsx";
import { mergedLots } from "./merged-lots.ts";

type Bonuses = NonNullable<CardShape["bonuses"]>;

/** The balances of a card in every currency, and when each part expires. */
export function CardBonuses({ customerId, card }: { customerId: string; card: CardShape }) {
  const bonuses = card.bonuses ?? [];
  const t = useMessages(customerMessages);
  return (
    <Card title={t.fields.bonuses} description={t.bonusesHint}>
      {bonuses.length === 0 && <p className="text-body text-muted">{t.noBonuses}</p>}
      <div className="flex flex-col gap-6">
        {bonuses.map((one) => (
          <Balance key={one.currency} bonuses={one} />
        ))}
        <BalanceOn>{(at) => <StoodAt customerId={customerId} loyaltyId={card.loyalty.id} at={at} />}</BalanceOn>
      </div>
    </Card>
  );
}

function Balance({ bonuses }: { bonuses: Bonuses[number] }) {
  const t = useMessages(customerMessages);
  const show = useShow();
  const { currency, balance, held, available, lots } = bonuses;
  const money = (text: string) => show.money(text, currency);
  return (
    <div>
      <p className="text-figure font-semibold text-default tabular-nums">
        <bdi>{money(balance)}</bdi>
      </p>
      <p className="text-table text-muted">
        <bdi>
          {t.available(money(available))}
          {/[1-9]/.test(held) && ` · ${t.held(money(held))}`}
        </bdi>
      </p>
      <Lots lots={lots} currency={currency} />
    </div>
  );
}

/** The category of a card at the end of a day, and its balances in every currency. */
function StoodAt({ customerId, loyaltyId, at }: { customerId: string; loyaltyId: string; at: string }) {
  const show = useShow();
  const t = useMessages(customerMessages);
  const request = { path: { userId: customerId }, query: { loyalty_id: loyaltyId, at } };
  const nothing = <p className="text-body text-muted">{t.nothingThen}</p>;
  const category = useCall(calls.customers.categoriesAsOf, request).data?.items[0];
  return (
    <Loaded of={useCall(calls.customers.bonusesAsOf, request)} placeholder={false}>
      {({ items }) => (
        <div className="flex flex-col gap-2">
          {category && (
            <p className="text-body">
              {labelled(t.fields.category_id, "")} <bdi>{category.category?.title ?? t.noCategory}</bdi>
            </p>
          )}
          {items.length === 0 && nothing}
          {items.map(({ currency, balance, lots }) => (
            <div key={currency}>
              <p className="text-section font-semibold tabular-nums">
                <bdi>{show.money(balance, currency)}</bdi>
              </p>
              <Lots lots={lots} currency={currency} />
            </div>
          ))}
        </div>
      )}
    </Loaded>
  );
}

function Lots({ lots, currency }: Pick<Bonuses[number], "lots" | "currency">) {
  const t = useMessages(customerMessages);
  const show = useShow();
  if (lots.length === 0) return null;
  return (
    <ul aria-label={t.lots} className="mt-3 divide-y divide-default border-default border-t">
      {mergedLots(lots, currency).map((lot) => (
        <li key={lot.id} className="flex min-h-10 items-center justify-between gap-3 py-2 text-body">
          <span className="flex min-w-0 flex-wrap items-center gap-x-2">
            <Badge tone={lot.kind === "promotional" ? "info" : "neutral"}>{t.values.kind[lot.kind]}</Badge>
            <span className="text-table text-muted">
              {lot.expire_date ? t.until(show.day(lot.expire_date)) : t.forEver}
            </span>
          </span>
          <bdi className="tabular-nums">{show.money(lot.amount, currency)}</bdi>
        </li>
      ))}
    </ul>
  );
}
