import { useState } from "react";
import { LoadFailure } from "#kit/load-failure.tsx";
import { SkeletonForm } from "#ui/skeleton.tsx";
import { CashMovement } from "./cash-movement.tsx";
import { ClosedShift } from "./closed-shift.tsx";
import { CountDrawer } from "./count-drawer.tsx";
import { OpenShift } from "./open-shift.tsx";
import { RunningShift } from "./running-shift.tsx";
import { takeFocus } from "./take-focus.ts";
import { type ShiftDetails, useShift } from "./use-shift.ts";

type Step = "running" | "in" | "out" | "count";

/** The shift of a till: opening it, what happens in it, counting and closing it. */
export default function TillShift({ currency, onClose }: { currency: string; onClose: () => void }) {
  const { data, error, refetch } = useShift();
  const [step, setStep] = useState<Step>("running");
  const [closed, setClosed] = useState<ShiftDetails>();
  const back = () => setStep("running");
  if (!data) return error ? <LoadFailure error={error} retry={() => void refetch()} /> : <SkeletonForm fields={4} />;
  const { shift, last, expected_visible } = data;
  const steps = {
    closed: () => closed && <ClosedShift shift={closed} onClose={onClose} />,
    open: () => <OpenShift last={last} currency={currency} />,
    running: () => shift && <RunningShift shift={shift} blind={!expected_visible} onStep={setStep} />,
    in: () => shift && <CashMovement shift={shift} direction="in" onBack={back} />,
    out: () => shift && <CashMovement shift={shift} direction="out" onBack={back} />,
    count: () => shift && <CountDrawer shift={shift} onBack={back} onDone={setClosed} />,
  };
  const shown = closed ? "closed" : shift ? step : "open";
  return (
    <div key={shown} ref={takeFocus} tabIndex={-1} className="outline-none">
      {steps[shown]()}
    </div>
  );
}
