import { Toast as Base } from "@base-ui/react/toast";

export type ToastType = "info" | "success" | "warning" | "danger";
export type ToastStyle = "soft" | "outline" | "solid";

export interface ToastRequest {
  /** A repeated id changes the existing toast instead of adding one. */
  id?: string;
  message: string;
  type?: ToastType;
  style?: ToastStyle;
  /** In milliseconds; null keeps it until it is closed. Default 3000; a danger stays, because it needs an action. */
  duration?: number | null;
  action?: { label: string; onPress: () => void };
}

export interface ToastFace {
  style: ToastStyle;
}

/** Shared with the host. */
export const toastManager = Base.createToastManager<ToastFace>();

/** Toasts requested before the host is mounted. */
let waiting: (() => void)[] | null = [];
let requested = 0;
const listeners = new Set<() => void>();

/** Shows a short message at the top end of the screen; returns the id, to close it early. */
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

/** Only for the root: calls back for a toast that waits for its host and for every later one; returns the function that unsubscribes. */
export function onToastRequested(listener: () => void): () => void {
  listeners.add(listener);
  if (waiting && waiting.length > 0) listener();
  return () => listeners.delete(listener);
}

/** Only for the host: from now on toasts are shown directly. */
export function toastsAreShown(): void {
  const pending = waiting ?? [];
  waiting = null;
  for (const add of pending) add();
}

/** Closes one toast, or all. */
export function closeToast(id?: string): void {
  toastManager.close(id);
}
