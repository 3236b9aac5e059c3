export type ToastType = "info" | "success" | "warning" | "danger";
export type ToastStyle = "soft" | "outline" | "solid";

export interface ToastRequest {
  /** A repeated id changes the existing toast instead of adding one. */
  id?: string;
  message: string;
  type?: ToastType;
  style?: ToastStyle;
  /** In milliseconds; null keeps it until it is closed. Three seconds unless given; a danger stays, because it needs an action. */
  duration?: number | null;
  action?: { label: string; onPress: () => void };
}

/** What shows toasts; it is loaded with the first one. */
export interface ToastShower {
  show(toast: ToastRequest & { id: string }): void;
  /** Closes one, or all. */
  close(id?: string): void;
}

let host: ToastShower | undefined;
/** Toasts requested before there is a host. */
let waiting: (ToastRequest & { id: string })[] = [];
let requested = 0;
const listeners = new Set<() => void>();

/** Shows a short message at the top end of the screen; returns the id, to close it early. */
export function toast(request: ToastRequest): string {
  requested += 1;
  const id = request.id ?? `toast-${requested}`;
  if (host) host.show({ ...request, id });
  else waiting.push({ ...request, id });
  for (const listener of listeners) listener();
  return id;
}

/** Only for the root: calls back for a toast that waits for its host and for every later one; returns the function that unsubscribes. */
export function onToastRequested(listener: () => void): () => void {
  listeners.add(listener);
  if (waiting.length > 0) listener();
  return () => listeners.delete(listener);
}

/** Only for the host: from now on it shows all toasts. */
export function showToastsWith(shown: ToastShower): void {
  host = shown;
  for (const request of waiting.splice(0)) host.show(request);
}

/** Closes one toast, or all. */
export function closeToast(id?: string): void {
  if (host) host.close(id);
  else waiting = id === undefined ? [] : waiting.filter((request) => request.id !== id);
}
