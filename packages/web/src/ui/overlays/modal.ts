import type { ReactNode } from "react";

export interface ModalRequest<Result> {
  title: string;
  description?: ReactNode;
  size?: "sm" | "md" | "lg";
  /** A question that must be answered: read out at once, without a cross. */
  alert?: boolean;
  /** Draws the content; `close` ends the modal and delivers the result. */
  content: (close: (result?: Result) => void) => ReactNode;
}

interface Shown {
  id: number;
  request: ModalRequest<unknown>;
  open: boolean;
  settle: (result: unknown) => void;
}

let shown: Shown | null = null;
let opened = 0;
const listeners = new Set<() => void>();

function show(next: Shown | null) {
  shown = next;
  for (const listener of listeners) listener();
}

/**
 * Opens the one modal there may be and delivers what its content closes it with; undefined when it was closed by the cross, Escape or a
 * later modal taking its place.
 */
export function openModal<Result>(request: ModalRequest<Result>): Promise<Result | undefined> {
  closeModal();
  return new Promise((resolve) => {
    opened += 1;
    show({
      id: opened,
      request: request as ModalRequest<unknown>, // The host passes results on without looking at them.
      open: true,
      settle: resolve as (result: unknown) => void, // The same.
    });
  });
}

/** Closes whatever modal is open. Nothing happens when none is. */
export function closeModal(result?: unknown): void {
  if (!shown?.open) return;
  shown.settle(result);
  show({ ...shown, open: false });
}

/** For the host alone. */
export const modalStore = {
  read: (): Shown | null => shown,
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** After the closing motion: the content may go. */
  reset() {
    if (shown && !shown.open) show(null);
  },
};
