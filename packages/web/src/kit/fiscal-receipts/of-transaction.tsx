import { calls } from "@patron/contract/routes";
import { TextLink } from "#ui/text-link.tsx";
import { invalidate, useCall } from "../call/use-call.ts";
import { useLive } from "../live.ts";
import { useMessages } from "../messages.ts";
import { useAccess } from "../session/access.ts";
import { useShow } from "../show.ts";
import { fiscalReceiptsMessages } from "./messages.ts";
import { RepeatFiscal } from "./repeat.tsx";
import { FiscalStatus } from "./state.tsx";

/** What fiscal devices did with a transaction; nothing where none had to. */
export function FiscalReceipts({ transactionId }: { transactionId: string }) {
  const may = useAccess();
  return may([calls.fiscal.list]) ? <Shown transactionId={transactionId} /> : null;
}

function Shown({ transactionId }: { transactionId: string }) {
  const t = useMessages(fiscalReceiptsMessages);
  const show = useShow();
  const { data } = useCall(calls.fiscal.list, { query: { transaction_id: transactionId } });
  useLive(["fiscal_receipt"], () => void invalidate(calls.fiscal.list));
  if (!data || data.items.length === 0) return null;
  return (
    <section className="flex flex-col gap-2">
      <h3 className="text-section font-semibold">{t.title}</h3>
      <ul className="divide-y divide-default">
        {data.items.map((one) => (
          <li key={one.id} className="flex flex-col gap-1.5 py-2.5 text-body">
            <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
              <span className="font-medium">{t.values.kind[one.kind]}</span>
              <FiscalStatus state={one.state} />
            </div>
            {one.fiscal_number && (
              <p className="flex flex-wrap justify-between gap-x-4">
                <span className="text-muted">{t.fields.fiscal_number}</span>
                <bdi className="wrap-anywhere font-medium">{one.fiscal_number}</bdi>
              </p>
            )}
            {one.fiscal_dt && (
              <p className="flex flex-wrap justify-between gap-x-4">
                <span className="text-muted">{t.fields.fiscal_dt}</span>
                <time>{show.dateTime(one.fiscal_dt)}</time>
              </p>
            )}
            {one.fiscal_url && (
              <p>
                <TextLink href={one.fiscal_url} outside>
                  {t.taxService}
                </TextLink>
              </p>
            )}
            {one.problem && (
              <p className="wrap-anywhere text-muted">
                {t.values.problem[one.problem]} {one.error_text && <bdi>{one.error_text}</bdi>}
              </p>
            )}
            <div>
              <RepeatFiscal receipt={one} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
