import { calls } from "@patron/contract/routes";
import { useCall } from "#kit/call/use-call.ts";
import { labelled } from "#kit/labelled.ts";
import { LoadFailure } from "#kit/load-failure.tsx";
import { useMessages } from "#kit/messages.ts";
import { useShow } from "#kit/show.ts";
import { priceMatrixMessages } from "../messages.ts";

const page = { page: 1, count: 500 };
const refetchInterval = 10_000;

/** Which terminals sell at the prices of a change, and which of them have not been connected since it started. */
export function ChangeTerminals({ path }: { path: { loyaltyId: string; priceChangeId: string } }) {
  const t = useMessages(priceMatrixMessages);
  const show = useShow();
  const { data, error, refetch } = useCall(calls.priceMatrix.changeTerminals, { path, page }, { refetchInterval });
  if (!data) return error && <LoadFailure error={error} retry={() => void refetch()} />;
  const { items, total = 0 } = data;
  const missing = items.filter(({ has_prices }) => !has_prices);
  return (
    <section className="flex flex-col gap-1">
      <h3 className="text-body font-semibold">{t.terminals}</h3>
      <p className="text-table">
        {total === 0
          ? t.noTerminals
          : t.terminalsReady(show.number(items.length - missing.length), show.number(items.length))}
      </p>
      {missing.length > 0 && (
        <ul className="flex flex-col text-table text-muted">
          {missing.map(({ id, title, pos, seen_dt }) => (
            <li key={id} className="wrap-anywhere">
              {labelled(
                `${title} · ${pos.title}`,
                seen_dt ? t.lastConnected(show.dateTime(seen_dt)) : t.neverConnected,
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
