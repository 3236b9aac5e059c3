import BanknoteArrowDown from "lucide-react/icons/banknote-arrow-down";
import BanknoteArrowUp from "lucide-react/icons/banknote-arrow-up";
import Calculator from "lucide-react/icons/calculator";
import { useMessages } from "#kit/messages.ts";
import { ShiftReport } from "#kit/shift-report/shift-report.tsx";
import { useShow } from "#kit/show.ts";
import { Button } from "#ui/button.tsx";
import { tillShiftMessages } from "./messages.ts";
import { PrintReport } from "./print-report.tsx";
import { useMethods } from "./use-methods.ts";
import type { ShiftDetails } from "./use-shift.ts";

/** An open shift: what can be done with its drawer, and its report until now; its cash for managers only, because others count without knowing what has to be there. */
export function RunningShift({
  shift,
  blind,
  onStep,
}: {
  shift: ShiftDetails;
  blind: boolean;
  onStep: (step: "in" | "out" | "count") => void;
}) {
  const t = useMessages(tillShiftMessages);
  const show = useShow();
  const methods = useMethods();
  const since = [t.since(show.dateTime(shift.opened_dt)), shift.opened_by?.title].filter(Boolean).join(" · ");
  return (
    <div className="flex flex-col gap-5 py-2">
      <header>
        <h3 className="text-section font-semibold">{t.openTitle(shift.number)}</h3>
        <p className="mt-1 text-body text-muted">{since}</p>
      </header>
      <div className="grid gap-2 sm:grid-cols-2">
        <Button icon={BanknoteArrowDown} size="lg" fullWidth onClick={() => onStep("in")}>
          {t.putIn}
        </Button>
        <Button icon={BanknoteArrowUp} size="lg" fullWidth onClick={() => onStep("out")}>
          {t.takeOut}
        </Button>
        <PrintReport shiftId={shift.id}>{t.printX}</PrintReport>
        <Button icon={Calculator} variant="primary" size="lg" fullWidth onClick={() => onStep("count")}>
          {t.count}
        </Button>
      </div>
      <ShiftReport shift={shift} methods={methods} blind={blind} />
    </div>
  );
}
