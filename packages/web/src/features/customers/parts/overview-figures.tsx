import type { ReactNode } from "react";
import { labelled } from "#kit/labelled.ts";
import { useMessages } from "#kit/messages.ts";
import { useShow } from "#kit/show.ts";
import { customerMessages } from "../messages.ts";
import { CategoryStanding, type Standing } from "./category-standing.tsx";
import type { Card as CardShape } from "./customer-fields.tsx";
import { nextExpiry } from "./next-expiry.ts";

/** The key figures of a card: bonuses and their next expiry, category, visits, the average sale. */
export function CardFigures({ card, standing }: { card: CardShape; standing: Standing | undefined }) {
  const t = useMessages(customerMessages);
  const show = useShow();
  const sums = (of: "amount" | "average_check") =>
    card.totals.map((total) => show.money(total[of], total.currency)).join(" · ");
  const when = (term: string, instant: string) => (
    <>
      {labelled(term, "")}
      <time title={show.exact(instant)} className="whitespace-nowrap">
        {show.dayOf(instant)}
      </time>
    </>
  );
  return (
    <dl className="grid grid-cols-2 gap-3 sm:gap-4 xl:grid-cols-4">
      <BonusFigure bonuses={card.bonuses ?? []} />
      <Figure
        label={t.fields.category_id}
        value={card.category?.title ?? t.noCategory}
        note={
          <>
            {standing && <CategoryStanding standing={standing} />}
            <span className="block">{when(t.fields.registered_dt, card.registered_dt)}</span>
          </>
        }
      />
      <Figure
        label={t.fields.visits_count}
        value={show.number(card.visits_count)}
        note={card.last_visit_dt ? when(t.fields.last_visit_dt, card.last_visit_dt) : t.neverVisited}
      />
      <Figure
        label={t.fields.average_check}
        value={sums("average_check") || "—"}
        note={card.totals.length > 0 && labelled(t.fields.amount, sums("amount"))}
      />
    </dl>
  );
}

function BonusFigure({ bonuses }: { bonuses: NonNullable<CardShape["bonuses"]> }) {
  const t = useMessages(customerMessages);
  const show = useShow();
  const expiries = bonuses.flatMap((one) => {
    const next = nextExpiry(one);
    return next ? [t.expiresNext(show.money(next.amount, one.currency), show.day(next.day))] : [];
  });
  const holdsSome = bonuses.some(({ balance }) => /[1-9]/.test(balance));
  return (
    <Figure
      label={t.fields.bonuses}
      value={bonuses.map(({ balance, currency }) => show.money(balance, currency)).join(" · ") || show.number(0)}
      note={expiries.join(" · ") || (holdsSome ? t.noExpiry : t.noBonuses)}
    />
  );
}

function Figure({ label, value, note }: { label: string; value: string; note: ReactNode }) {
  return (
    <div className="@container/figure flex min-w-0 flex-col gap-1 rounded-card border border-default bg-surface p-4 sm:p-5">
      <dt className="text-body font-medium text-muted">{label}</dt>
      <dd className="wrap-anywhere text-figure @max-[12rem]/figure:text-title font-semibold tabular-nums">
        <bdi>{value}</bdi>
      </dd>
      {note && (
        <dd className="text-table text-muted">
          <bdi>{note}</bdi>
        </dd>
      )}
    </div>
  );
}
