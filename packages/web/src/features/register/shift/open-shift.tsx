import { calls } from "@patron/contract/routes";
import { type FormEvent, useState } from "react";
import { useMessages } from "#kit/messages.ts";
import { report } from "#kit/report.ts";
import { Button } from "#ui/button.tsx";
import { useTillAction } from "../use-till-action.ts";
import { AmountField } from "./amount-field.tsx";
import { tillShiftMessages } from "./messages.ts";
import { PrintReport } from "./print-report.tsx";
import { ShiftFailure } from "./shift-failure.tsx";
import { type CurrentShift, refreshShift } from "./use-shift.ts";

/** Opens a shift with what is in the drawer; at first, what was counted in it last. */
export function OpenShift({ last, currency }: { last: CurrentShift["last"]; currency: string }) {
  const t = useMessages(tillShiftMessages);
  const [amount, setAmount] = useState<string | null>(last?.counted_amount ?? null);
  const { run, busy, failure } = useTillAction(calls.shifts.open, { onDone: () => void refreshShift().catch(report) });
  function submit(event: FormEvent) {
    event.preventDefault();
    run({ body: { opening_amount: amount ?? "0" } });
  }
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-5 py-2">
      <header>
        <h3 className="text-section font-semibold">{t.closedTitle}</h3>
        <p className="mt-1 text-body text-muted">{t.openHint}</p>
      </header>
      <ShiftFailure failure={failure} />
      <AmountField label={t.fields.opening_amount} value={amount} onChange={setAmount} currency={currency} />
      <Button type="submit" variant="primary" size="xl" fullWidth loading={busy}>
        {t.open}
      </Button>
      {last && <PrintReport shiftId={last.id}>{t.printLast}</PrintReport>}
    </form>
  );
}
