import { calls } from "@patron/contract/routes";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { AttemptKeys } from "#kit/call/attempt-keys.ts";
import { failureText } from "#kit/call/failure-text.ts";
import { queries } from "#kit/call/use-call.ts";
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

interface FinalizeCheckProps {
  sale: Sale;
  keys: AttemptKeys;
  onClose: () => void;
}

/** Finishes a reservation with the delivered quantities, never more than reserved. */
export function FinalizeCheck({ sale, keys, onClose }: FinalizeCheckProps) {
  const t = useMessages(registerMessages);
  const common = useCommonMessages();
  const [delivered, setDelivered] = useState<Record<string, string>>({});
  const { data } = useQuery(
    {
      queryKey: ["till", "check", sale.id],
      queryFn: () => requestTill(calls.term.check, { path: { transactionId: sale.id } }),
    },
    queries,
  );
  const { run, busy, failure } = useTillAction(calls.term.finalize, { keys, onDone: onClose });
  function finalize() {
    const items = Object.entries(delivered).map(([line_id, quantity]) => ({ line_id, quantity }));
    run({ body: { transaction_id: sale.id, items } });
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
      {data?.check.items.map((item) => (
        <Field key={item.id} label={item.title}>
          <NumberField
            digits={3}
            suffix={item.unit}
            value={delivered[item.id] ?? withoutZeros(item.quantity)}
            onChange={(quantity) => setDelivered({ ...delivered, [item.id]: quantity ?? "0" })}
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
