import type { term } from "@patron/contract";
import type { ReplyOf } from "@patron/contract/client";
import { calls } from "@patron/contract/routes";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { AttemptKeys } from "#kit/call/attempt-keys.ts";
import { failureText } from "#kit/call/failure-text.ts";
import { queries } from "#kit/call/use-call.ts";
import { Loaded } from "#kit/loaded.tsx";
import { useCommonMessages } from "#kit/messages/use-common-messages.ts";
import { useMessages } from "#kit/messages.ts";
import { Button } from "#ui/button.tsx";
import { Callout } from "#ui/callout.tsx";
import { withoutZeros } from "#ui/fields/decimal-text.ts";
import { Field } from "#ui/fields/field.tsx";
import { NumberField } from "#ui/fields/number-field.tsx";
import { registerMessages } from "../messages.ts";
import { requestTill } from "../till.ts";
import { useTillAction } from "../use-till-action.ts";
import type { Sale } from "./sale.ts";

type Items = ReplyOf<typeof term.check>["check"]["items"];

interface FinalizeCheckProps {
  sale: Sale;
  keys: AttemptKeys;
  onClose: () => void;
}

/** Finishes a reservation with the delivered quantities, never more than reserved. */
export function FinalizeCheck(props: FinalizeCheckProps) {
  const { id } = props.sale;
  const { data, error, refetch } = useQuery(
    {
      queryKey: ["till", "check", id],
      queryFn: () => requestTill(calls.term.check, { path: { transactionId: id } }),
    },
    queries,
  );
  return (
    <Loaded of={{ data, error, refetch }} fields={2}>
      {({ check }) => <Delivery {...props} items={check.items} />}
    </Loaded>
  );
}

function Delivery({ sale, items, keys, onClose }: FinalizeCheckProps & { items: Items }) {
  const t = useMessages(registerMessages);
  const common = useCommonMessages();
  const [entered, setEntered] = useState<Record<string, string>>({});
  const { run, busy, failure } = useTillAction(calls.term.finalize, { keys, onDone: onClose });
  const quantityOf = ({ id, quantity }: Items[number]) => entered[id] ?? withoutZeros(quantity);
  function finalize() {
    // Every line with its quantity as shown: what was completed while the answer was lost is the same request again.
    const lines = items.map((item) => ({ line_id: item.id, quantity: quantityOf(item) }));
    run({ body: { transaction_id: sale.id, items: lines } });
  }
  return (
    <div className="flex flex-col gap-5">
      <div>
        <h3 className="text-section font-semibold">{t.finalizeTitle}</h3>
        <p className="text-body text-muted">{t.finalizeHint}</p>
      </div>
      {failure && (
        <div role="alert">
          <Callout tone="danger">{failureText(common, failure)}</Callout>
        </div>
      )}
      {items.map((item) => (
        <Field key={item.id} label={item.title}>
          <NumberField
            digits={3}
            suffix={item.unit}
            value={quantityOf(item)}
            onChange={(quantity) => setEntered({ ...entered, [item.id]: quantity ?? "0" })}
          />
        </Field>
      ))}
      <div className="flex gap-2">
        <Button variant="primary" size="lg" loading={busy} onClick={finalize}>
          {t.finalize}
        </Button>
        <Button look="quiet" size="lg" onClick={onClose}>
          {common.back}
        </Button>
      </div>
    </div>
  );
}
