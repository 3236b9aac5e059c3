import { useState } from "react";
import { LoadFailure } from "#kit/load-failure.tsx";
import { SkeletonForm } from "#ui/skeleton.tsx";
import { CashMovement } from "./cash-movement.tsx";
import { ClosedShift } from "./closed-shift.tsx";
import { CountDrawer } from "./count-drawer.tsx";
import { OpenShift } from "./open-shift.tsx";
import { RunningShift } from "./running-shift.tsx";
import { type ShiftDetails, useShift } from "./use-shift.ts";

type Step = "in" | "out" | "count";

/** The shift of a till: opening it, what happens in it, counting and closing it. */
export default function TillShift({ currency, onClose }: { currency: string; onClose: () => void }) {
  const { data, error, refetch } = useShift();
  const [step, setStep] = useState<Step>();
  const [closed, setClosed] = useState<ShiftDetails>();
  const back = () => setStep(undefined);
  if (closed) return <ClosedShift shift={closed} onClose={onClose} />;
  if (!data) return error ? <LoadFailure error={error} retry={() => void refetch()} /> : <SkeletonForm fields={4} />;
  const { shift, last, expected_visible } = data;
  if (!shift) return <OpenShift last={last} currency={currency} />;
  if (step === "count") return <CountDrawer shift={shift} onBack={back} onDone={setClosed} />;
  if (step) return <CashMovement shift={shift} direction={step} onBack={back} />;
  return <RunningShift shift={shift} blind={!expected_visible} onStep={setStep} />;
}
