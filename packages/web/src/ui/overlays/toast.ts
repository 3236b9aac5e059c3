import { Toast as Base } from "@base-ui/react/toast";

export type ToastType = "info" | "success" | "warning" | "danger";
export type ToastStyle = "soft" | "outline" | "solid";

export interface ToastRequest {
  /** The same id again changes the toast that is there instead of adding one. */
  id?: string;
  message: string;
  type?: ToastType;
  style?: ToastStyle;
  /** Milliseconds; null stays until it is closed. Default 3000; a danger stays, because somebody has to do something about it. */
  duration?: number | null;
  action?: { label: string; onPress: () => void };
}

export interface ToastFace {
  style: ToastStyle;
}

/** Shared with the host. */
export const toastManager = Base.createToastManager<ToastFace>();

/** Requested for before the host stood. */
let waiting: (() => void)[] | null = [];
let requested = 0;
const listeners = new Set<() => void>();

/** Says something in passing at the top end of the screen; answers the id, to close it early. */
export function toast(request: ToastRequest): string {
  const type = request.type ?? "info";
  const duration = request.duration === undefined ? (type === "danger" ? null : 3000) : request.duration;
  requested += 1;
  const id = request.id ?? `toast-${requested}`;
  const add = () =>
    toastManager.add({
      id,
      title: request.message,
      type,
      timeout: duration ?? 0,
      priority: type === "danger" ? "high" : "low",
      data: { style: request.style ?? "soft" },
      ...(request.action ? { actionProps: { children: request.action.label, onClick: request.action.onPress } } : {}),
    });
  if (waiting) waiting.push(add);
  else add();
  for (const listener of listeners) listener();
  return id;
}

/** For the root alone: hears at once of a toast that waits for its host, and of every later one; gives back how to stop. */
export function onToastRequested(listener: () => void): () => void {
  listeners.add(listener);
  if (waiting && waiting.length > 0) listener();
  return () => listeners.delete(listener);
}

/** For the host alone: from now on toasts are shown. */
export function toastsAreShown(): void {
  const pending = waiting ?? [];
  waiting = null;
  for (const add of pending) add();
}

/** Takes one toast away, or all. */
export function closeToast(id?: string): void {
  toastManager.close(id);
}
