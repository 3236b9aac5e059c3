import type { ReactNode } from "react";
import { Button } from "#ui/button.tsx";

export interface SaveBarProps {
  /** Whether something changed. */
  shown: boolean;
  /** The number of changes: `3 changes not saved`. */
  message: ReactNode;
  save: { label: string; onPress: () => void; busy?: boolean; disabled?: boolean };
  discard: { label: string; onPress: () => void };
}

/** Appears at the foot of a form with unsaved changes; it then has the screen's only filled button. */
export function SaveBar({ shown, message, save, discard }: SaveBarProps) {
  return (
    <div role="status" className="pointer-events-none sticky bottom-4 z-20 mt-6 print:hidden">
      {shown && (
        <div className="appear pointer-events-auto mx-auto flex w-fit max-w-full flex-wrap items-center justify-end gap-x-4 gap-y-2 rounded-card border border-lift bg-surface py-2.5 ps-4 pe-2.5 shadow-float">
          <span className="min-w-0 flex-1 text-body font-medium max-sm:basis-full">{message}</span>
          <span className="flex items-center gap-2">
            <Button look="quiet" onClick={discard.onPress} disabled={save.busy}>
              {discard.label}
            </Button>
            <Button variant="primary" onClick={save.onPress} loading={save.busy} disabled={save.disabled}>
              {save.label}
            </Button>
          </span>
        </div>
      )}
    </div>
  );
}
