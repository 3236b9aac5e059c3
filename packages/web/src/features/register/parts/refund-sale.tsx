import type { refunds, term } from "@patron/contract";
import type { ReplyOf } from "@patron/contract/client";
import { Failure } from "@patron/contract/client";
import { calls } from "@patron/contract/routes";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { type AttemptKeys, isUnsure } from "#kit/call/attempt-keys.ts";
import { queries } from "#kit/call/use-call.ts";
import { leftLines } from "#kit/left-lines.ts";
import { LoadFailure, PartFailure } from "#kit/load-failure.tsx";
import { useCommonMessages } from "#kit/messages/use-common-messages.ts";
import { useMessages } from "#kit/messages.ts";
import { useShow } from "#kit/show.ts";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/fields/field.tsx";
import { NumberField } from "#ui/fields/number-field.tsx";
import { DefinitionList } from "#ui/layout/definition-list.tsx";
import { SkeletonForm } from "#ui/skeleton.tsx";
import { registerMessages } from "../messages.ts";
import { retryWhileAway } from "../offline/answers.ts";
import { useMethods } from "../shift/use-methods.ts";
import { StewardCode } from "../steward/steward-code.tsx";
import { requestTill } from "../till.ts";
import { useTillAction } from "../use-till-action.ts";
import type { Sale } from "./sale.ts";

interface RefundSaleProps {
  sale: Sale;
  keys: AttemptKeys;
  onClose: () => void;
}

/** Refunds items of a sale: what comes back is entered, and what is paid back is shown before it happens. */
export function RefundSale(props: RefundSaleProps) {
  const { id } = props.sale;
  const { data, error, refetch } = useQuery(
    {
      queryKey: ["till", "check", id],
      queryFn: () => requestTill(calls.term.check, { path: { transactionId: id } }),
    },
    queries,
  );
  if (!data) return error ? <LoadFailure error={error} retry={() => void refetch()} /> : <SkeletonForm fields={2} />;
  return <RefundItems {...props} sold={data} />;
}

function RefundItems({ sale, sold, keys, onClose }: RefundSaleProps & { sold: ReplyOf<typeof term.check> }) {
  const t = useMessages(registerMessages);
  const common = useCommonMessages();
  const show = useShow();
  const [code, setCode] = useState("");
  const isBooked = sale.sc_terminal !== null;
  const [quantities, setQuantities] = useState<Record<string, string | null>>({});
  const path = { transactionId: sale.id };
  const lines = Object.entries(quantities).flatMap(([id, quantity]) =>
    quantity && Number(quantity) > 0 ? [{ id, quantity }] : [],
  );
  const preview = useQuery(
    {
      queryKey: ["till", "refund", sale.id, lines],
      queryFn: () => requestTill(calls.refunds.tillPreview, { path, body: { lines } }),
      enabled: lines.length > 0,
      placeholderData: keepPreviousData,
      ...retryWhileAway,
    },
    queries,
  );
  const { run, busy, failure } = useTillAction(calls.refunds.tillAdd, { keys, onDone: onClose });
  const error = failure ?? (lines.length > 0 ? preview.error : null);
  // A wrong code is entered once more, and what may have happened is the same request when it is pressed again.
  const mayRepeat = error instanceof Failure && (error.code.startsWith("steward_code.") || isUnsure(error));
  const isRefused = error !== null && !mayRepeat;
  const shown = lines.length > 0 ? preview.data : undefined;
  const amount = shown && show.money(shown.check.totals.amount_to_pay.replace("-", ""), sale.currency);
  const items = leftLines(sold);
  const everything = () => setQuantities(Object.fromEntries(items.map(({ id, left }) => [id, left])));
  return (
    <div className="flex flex-col gap-5">
      <div className="flex items-start justify-between gap-3">
        <h3 className="text-section font-semibold">{t.refundTitle(sale.number)}</h3>
        <Button onClick={everything}>{t.refundAll}</Button>
      </div>
      {error && <PartFailure error={error} />}
      {items.map(({ id, title, left }) => (
        <Field key={id} label={title} labelEnd={t.refundLeft(show.quantity(left))}>
          <NumberField
            digits={3}
            wholeDigits={9}
            value={quantities[id] ?? null}
            onChange={(quantity) => setQuantities({ ...quantities, [id]: quantity })}
          />
        </Field>
      ))}
      {sale.sc_terminal && <StewardCode value={code} onChange={setCode} required />}
      {shown && <Effects preview={shown} currency={sale.currency} />}
      <div className="flex gap-2">
        <Button
          variant="primary"
          size="lg"
          loading={busy}
          disabled={!shown || isRefused || preview.isPlaceholderData || (isBooked && !code.trim())}
          onClick={() =>
            run({
              path,
              body: {
                lines,
                ...(shown && { fingerprint: shown.fingerprint }),
                ...(isBooked && { steward_code: code.trim() }),
              },
            })
          }
        >
          {amount ? t.refundAmount(amount) : t.refund}
        </Button>
        <Button look="quiet" size="lg" onClick={onClose}>
          {common.back}
        </Button>
      </div>
    </div>
  );
}

function Effects({ preview, currency }: { preview: ReplyOf<typeof refunds.tillPreview>; currency: string }) {
  const t = useMessages(registerMessages);
  const show = useShow();
  const money = (amount: string) => show.money(amount, currency);
  const some = (term: string, amount: string) => (Number(amount) === 0 ? [] : [{ term, value: money(amount) }]);
  const methods = useMethods();
  return (
    <DefinitionList
      rows={[
        ...preview.payments.flatMap(({ payment_type, amount }) => some(methods[payment_type], amount)),
        ...some(t.refundBonusesBack, preview.bonuses_given_back),
        ...some(t.refundBonusesTaken, preview.bonuses_taken_back),
      ]}
    />
  );
}
