import { calls } from "@patron/contract/routes";
import { rules } from "@patron/contract/rules/offline";
import type { FormEvent } from "react";
import { TextAreaField } from "#kit/form/fields.tsx";
import { useCallForm } from "#kit/form/use-call-form.ts";
import { useMessages } from "#kit/messages.ts";
import { Button } from "#ui/button.tsx";
import { offlineSalesMessages } from "../messages.ts";

/** Notes how the conflicts of a sale were settled. */
export function SettleSale({ id }: { id: string }) {
  const t = useMessages(offlineSalesMessages);
  const form = useCallForm(calls.offline.settle, {
    values: { comment: "" },
    rules: rules.settle,
    texts: { ...t, hints: { comment: t.settleHint } },
    request: (body) => ({ path: { offlineSaleId: id }, body }),
    onDone: () => undefined,
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    form.save();
  };
  return (
    <form ref={form.element} onSubmit={send} noValidate className="flex flex-col items-start gap-4">
      <div className="w-full">
        <TextAreaField form={form} name="comment" rows={3} />
      </div>
      <Button type="submit" variant="primary" loading={form.busy}>
        {t.settle}
      </Button>
    </form>
  );
}
