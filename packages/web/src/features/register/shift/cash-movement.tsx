import type { CashDirection } from "@patron/contract/enums";
import { calls } from "@patron/contract/routes";
import { type FormEvent, useState } from "react";
import { useCommonMessages } from "#kit/messages/use-common-messages.ts";
import { useMessages } from "#kit/messages.ts";
import { report } from "#kit/report.ts";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/fields/field.tsx";
import { Input } from "#ui/fields/input.tsx";
import { useTillAction } from "../use-till-action.ts";
import { AmountField } from "./amount-field.tsx";
import { tillShiftMessages } from "./messages.ts";
import { ShiftFailure } from "./shift-failure.tsx";
import { refreshShift, type ShiftDetails } from "./use-shift.ts";

interface CashMovementProps {
  shift: ShiftDetails;
  direction: CashDirection;
  onBack: () => void;
}

/** Notes cash that is put into the drawer or taken out, with its reason. */
export function CashMovement({ shift, direction, onBack }: CashMovementProps) {
  const t = useMessages(tillShiftMessages);
  const common = useCommonMessages();
  const [amount, setAmount] = useState<string | null>(null);
  const [reason, setReason] = useState("");
  const { run, busy, failure } = useTillAction(calls.shifts.moveCash, {
    onDone: () => void refreshShift().then(onBack).catch(report),
  });
  const isComplete = Number(amount ?? 0) > 0 && reason.trim() !== "";
  function submit(event: FormEvent) {
    event.preventDefault();
    if (isComplete)
      run({ path: { shiftId: shift.id }, body: { direction, amount: amount ?? "0", reason: reason.trim() } });
  }
  const title = direction === "in" ? t.putIn : t.takeOut;
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-5 py-2">
      <h3 className="text-section font-semibold">{title}</h3>
      <ShiftFailure failure={failure} />
      <AmountField label={t.amount} value={amount} onChange={setAmount} currency={shift.currency} />
      <Field label={t.reason} hint={t.reasonHint}>
        <Input value={reason} onChange={setReason} maxLength={200} size="lg" />
      </Field>
      <div className="flex gap-2">
        <Button type="submit" variant="primary" size="lg" loading={busy} disabled={!isComplete}>
          {title}
        </Button>
        <Button look="quiet" size="lg" onClick={onBack}>
          {common.back}
        </Button>
      </div>
    </form>
  );
}
