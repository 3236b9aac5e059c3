import { useMessages } from "#kit/messages.ts";
import { useShow } from "#kit/show.ts";
import { Badge } from "#ui/badge.tsx";
import { Card } from "#ui/card.tsx";
import { customerMessages } from "../messages.ts";
import type { Card as CardShape } from "./customer-values.ts";

type Bonuses = NonNullable<CardShape["bonuses"]>;

/** What is on a card in every currency, and how long each part of it lives. */
export function CardBonuses({ bonuses }: { bonuses: Bonuses }) {
  const t = useMessages(customerMessages);
  return (
    <Card title={t.bonuses} description={t.bonusesHint}>
      {bonuses.length === 0 && <p className="text-body text-muted">{t.noBonuses}</p>}
      <div className="flex flex-col gap-6">
        {bonuses.map((one) => (
          <Balance key={one.currency} bonuses={one} />
        ))}
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
        {t.available(money(available))}
        {/[1-9]/.test(held) && ` · ${t.held(money(held))}`}
      </p>
      {lots.length > 0 && (
        <ul aria-label={t.lots} className="mt-3 divide-y divide-default border-default border-t">
          {lots.map((lot) => (
            <li key={lot.id} className="flex min-h-10 items-center justify-between gap-3 py-2 text-body">
              <span className="flex min-w-0 flex-wrap items-center gap-x-2">
                <Badge tone={lot.kind === "promotional" ? "info" : "neutral"}>{t.lotKinds[lot.kind]}</Badge>
                <span className="text-table text-muted">
                  {lot.expire_date ? t.until(show.day(lot.expire_date)) : t.forEver}
                </span>
              </span>
              <bdi className="tabular-nums">{money(lot.amount)}</bdi>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
