import { calls } from "@patron/contract/routes";
import { useEffect, useState } from "react";
import { useCall } from "#kit/call/use-call.ts";
import { useMessages } from "#kit/messages.ts";
import { useShow } from "#kit/show.ts";
import { Badge } from "#ui/badge.tsx";
import { priceMatrixMessages } from "../messages.ts";
import type { Price } from "./cells.ts";
import type { GridCell } from "./commands.ts";
import type { Matrix } from "./use-matrix.ts";

interface CellDetailsProps {
  loyaltyId: string;
  cell: GridCell;
  matrix: Matrix;
}

/** What the price of the active cell is made of, also before it is saved. */
export function CellDetails({ loyaltyId, cell, matrix }: CellDetailsProps) {
  const t = useMessages(priceMatrixMessages);
  const show = useShow();
  const { item, group } = cell;
  const rested = useRested(JSON.stringify([group.id, item.id, cell.price]));
  const [price_group_id, item_id, draft] = JSON.parse(rested) as [string, string, Price]; // As just written.
  const body = { price_groups: [{ price_group_id, prices: [{ item_id, price: draft }] }] };
  const { data } = useCall(calls.priceMatrix.preview, { path: { loyaltyId }, body });
  const [found] = data?.prices ?? [];
  const priced = found?.item.id === item.id && found.price_group.id === group.id ? found : undefined;
  const price = (text: string | null | undefined) => (text == null ? "—" : show.unitPrice(text, group.currency));
  const planned = matrix.cellOf(cell.key)?.planned_price;
  const facts: [string, string][] = [
    [t.inGroup, cell.price === null ? t.own : price(cell.price)],
    [t.own, price(matrix.inheritedOf(item, group))],
    [t.beforeTaxes, price(priced?.price_base)],
    [t.withTaxes, price(priced?.price_including_taxes)],
    [t.margin, priced?.margin_percent == null ? "—" : show.roundedRate(priced.margin_percent)],
    [t.lowest, price(priced?.lowest_price)],
    ...(planned
      ? [
          [
            t.next,
            t.nextFrom(planned.price === null ? t.itemsOwn : price(planned.price), show.dateTime(planned.valid_from)),
          ] as [string, string],
        ] // A pair, which spreading would widen.
      : []),
  ];
  return (
    <section
      aria-label={t.details}
      className="flex flex-wrap items-baseline gap-x-6 gap-y-3 rounded-card border border-default bg-surface px-4 py-3"
    >
      <p className="min-w-0 basis-full text-body font-semibold">
        {item.title} · {group.title} {priced?.below_cost && <Badge tone="danger">{t.belowCost}</Badge>}
      </p>
      <dl className="contents">
        {facts.map(([name, value]) => (
          <div key={name} className="min-w-0">
            <dt className="text-caption text-muted">{name}</dt>
            <dd className="text-body tabular-nums">
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** What the user rests on, so that walking through the grid does not ask for each cell. */
function useRested(value: string): string {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), 200);
    return () => clearTimeout(timer);
  }, [value]);
  return rested;
}
