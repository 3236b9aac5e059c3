import CircleCheck from "lucide-react/icons/circle-check";
import { useMessages } from "#kit/messages.ts";
import { ShiftReport } from "#kit/shift-report/shift-report.tsx";
import { Button } from "#ui/button.tsx";
import { tillShiftMessages } from "./messages.ts";
import { PrintReport } from "./print-report.tsx";
import { useMethods } from "./use-methods.ts";
import type { ShiftDetails } from "./use-shift.ts";

/** A shift that has just been closed, with its Z report. */
export function ClosedShift({ shift, onClose }: { shift: ShiftDetails; onClose: () => void }) {
  const t = useMessages(tillShiftMessages);
  const methods = useMethods();
  return (
    <div className="flex flex-col gap-5 py-2">
      <div className="flex flex-col items-center gap-2 text-center">
        <CircleCheck aria-hidden className="size-12 text-success" />
        <p role="status" className="text-section font-semibold">
          {t.closed}
        </p>
      </div>
      <PrintReport shiftId={shift.id}>{t.printZ}</PrintReport>
      <ShiftReport shift={shift} methods={methods} />
      <Button variant="primary" size="xl" fullWidth onClick={onClose}>
        {t.done}
      </Button>
    </div>
  );
}
