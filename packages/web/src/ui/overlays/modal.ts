import type { ReactNode } from "react";

export interface ModalRequest<Result> {
  title: string;
  description?: ReactNode;
  size?: "sm" | "md" | "lg";
  /** Whether it is a question that must be answered: announced at once, without a close button. */
  alert?: boolean;
  /** Renders the content; `close` ends the modal and returns the result. */
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
 * Opens a modal, of which there is one at a time, and resolves with the result that its content closes it with; undefined when the cross, Escape or a
 * later modal closes it.
 */
export function openModal<Result>(request: ModalRequest<Result>): Promise<Result | undefined> {
  closeModal();
  return new Promise((resolve) => {
    opened += 1;
    show({
      id: opened,
      request: request as ModalRequest<unknown>, // The host passes results on without reading them.
      open: true,
      settle: resolve as (result: unknown) => void, // The same.
    });
  });
}

/** Closes the open modal, if there is one. */
export function closeModal(result?: unknown): void {
  if (!shown?.open) return;
  shown.settle(result);
  show({ ...shown, open: false });
}

/** Only for the host. */
export const modalStore = {
  read: (): Shown | null => shown,
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** Clears the content after the closing animation. */
  reset() {
    if (shown && !shown.open) show(null);
  },
};
