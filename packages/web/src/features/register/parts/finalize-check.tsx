import { Failure } from "@patron/contract/client";
import { calls } from "@patron/contract/routes";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { failureText } from "#kit/call/failure-text.ts";
import { invalidate, queries } from "#kit/call/use-call.ts";
import { useCommonMessages } from "#kit/messages/use-common-messages.ts";
import { useMessages } from "#kit/messages.ts";
import { Button } from "#ui/button.tsx";
import { Callout } from "#ui/callout.tsx";
import { Field } from "#ui/field.tsx";
import { NumberField } from "#ui/number-field.tsx";
import { registerMessages } from "../messages.ts";
import { requestTill } from "../till.ts";
import type { Sale } from "./sale.ts";

/** Ends a reservation: what was delivered of each line, never more than reserved. */
export function FinalizeCheck({ sale, onClose }: { sale: Sale; onClose: () => void }) {
  const t = useMessages(registerMessages);
  const common = useCommonMessages();
  const [delivered, setDelivered] = useState<Record<string, string>>({});
  const [key] = useState(() => crypto.randomUUID());
  const { data } = useQuery(
    {
      queryKey: ["till", "check", sale.id],
      queryFn: () => requestTill(calls.term.check, { path: { transactionId: sale.id } }),
    },
    queries,
  );
  const finalize = useMutation(
    {
      mutationFn: () => {
        const items = Object.entries(delivered).map(([line_id, quantity]) => ({ line_id, quantity }));
        return requestTill(
          calls.term.finalize,
          { body: { transaction_id: sale.id, items } },
          { idempotencyKey: `${key}-${JSON.stringify(items).length}` },
        );
      },
      onSuccess: async () => {
        void invalidate(calls.term.finalize);
        await queries.invalidateQueries({ queryKey: ["till"] });
        onClose();
      },
    },
    queries,
  );
  const failure = finalize.error instanceof Failure ? finalize.error : undefined;
  return (
    <div className="flex flex-col gap-5">
      <div>
        <h3 className="text-section font-semibold">{t.finalizeTitle}</h3>
        <p className="text-body text-muted">{t.finalizeHint}</p>
      </div>
      {failure && <Callout tone="danger">{failureText(common, failure)}</Callout>}
      {data?.check.items.map((item) => (
        <Field key={item.id} label={item.title}>
          <NumberField
            digits={3}
            suffix={item.unit}
            value={delivered[item.id] ?? item.quantity.replace(/\.?0+$/, "")}
            onChange={(quantity) => setDelivered({ ...delivered, [item.id]: quantity ?? "0" })}
          />
        </Field>
      ))}
      <div className="flex gap-2">
        <Button variant="primary" size="lg" loading={finalize.isPending} onClick={() => finalize.mutate()}>
          {t.finalize}
        </Button>
        <Button look="quiet" size="lg" onClick={onClose}>
          {common.back}
        </Button>
      </div>
    </div>
  );
}
