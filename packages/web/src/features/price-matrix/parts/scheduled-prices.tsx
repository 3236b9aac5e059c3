import type { Failure } from "@patron/contract/client";
import { labelled } from "#kit/labelled.ts";
import { useMessages } from "#kit/messages.ts";
import { useShow } from "#kit/show.ts";
import { Callout } from "#ui/callout.tsx";
import { priceMatrixMessages } from "../messages.ts";
import type { Matrix } from "./use-matrix.ts";

/** Prices that are already scheduled for the time of a change, with the first of them. */
export interface TakenPrices {
  count: number;
  prices: readonly { price_group_id: string; item_id: string; price: string | null }[];
}
/** What a refused change says about them. */
export const takenBy = ({ details }: Failure) => details as unknown as TakenPrices; // As `price_change.overlaps` declares them.

const shown = 5;

/** Tells who comes second which prices are already scheduled, and what to do about it. */
export function ScheduledPrices({ taken, matrix }: { taken: TakenPrices; matrix: Matrix }) {
  const t = useMessages(priceMatrixMessages);
  const show = useShow();
  const named = taken.prices.slice(0, shown).flatMap(({ price_group_id, item_id, price }) => {
    const group = matrix.groups.find(({ id }) => id === price_group_id);
    const item = matrix.items.find(({ id }) => id === item_id);
    if (!group || !item) return [];
    const amount = price === null ? t.itemsOwn : show.unitPrice(price, group.currency);
    return [{ key: `${price_group_id} ${item_id}`, place: `${item.title} · ${group.title}`, amount }];
  });
  return (
    <div role="alert">
      <Callout tone="warning" title={t.taken(taken.count)}>
        <p>{t.takenHint}</p>
        {named.length > 0 && (
          <ul className="mt-2 list-disc ps-5">
            {named.map(({ key, place, amount }) => (
              <li key={key}>
                <bdi className="tabular-nums">{labelled(place, amount)}</bdi>
              </li>
            ))}
          </ul>
        )}
      </Callout>
    </div>
  );
}
