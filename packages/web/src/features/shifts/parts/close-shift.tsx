import type { shifts } from "@patron/contract";
import type { ReplyOf } from "@patron/contract/client";
import { calls } from "@patron/contract/routes";
import { rules } from "@patron/contract/rules/shifts";
import type { FormEvent } from "react";
import { RecordFields } from "#kit/form/record-fields.tsx";
import { TextField } from "#kit/form/text-fields.tsx";
import { useCallForm } from "#kit/form/use-call-form.ts";
import { useMessages } from "#kit/messages.ts";
import { useAccess } from "#kit/session/access.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/layout/card.tsx";
import { shiftsMessages } from "../messages.ts";

/** Closes a shift that was forgotten at its till; for people who may. */
export function CloseShift({ shift }: { shift: ReplyOf<typeof shifts.get> }) {
  const mayClose = useAccess()([calls.shifts.closeForgotten]);
  return shift.state === "open" && mayClose ? <CloseForm shift={shift} /> : null;
}

function CloseForm({ shift: { id, currency } }: { shift: ReplyOf<typeof shifts.get> }) {
  const t = useMessages(shiftsMessages);
  const form = useCallForm(calls.shifts.closeForgotten, {
    values: { counted_amount: null as string | null, comment: "" },
    rules: rules.closeForgotten,
    texts: { ...t, hints: { counted_amount: t.countedHint } },
    request: (body) => ({ path: { shiftId: id }, body }),
    onDone: () => undefined,
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    form.save();
  };
  return (
    <Card title={t.closeHere} description={t.closeHint}>
      <form ref={form.element} onSubmit={send} noValidate className="flex flex-col items-start gap-4">
        <div className="flex w-full flex-col gap-5">
          <RecordFields form={form} names={["counted_amount"]} suffixes={{ counted_amount: currency }} />
          <TextField form={form} name="comment" label={t.reason} />
        </div>
        <Button type="submit" loading={form.busy}>
          {t.close}
        </Button>
      </form>
    </Card>
  );
}
