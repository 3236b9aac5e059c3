import { Toast as Base } from "@base-ui/react/toast";
import CircleAlert from "lucide-react/icons/circle-alert";
import CircleCheck from "lucide-react/icons/circle-check";
import Info from "lucide-react/icons/info";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import X from "lucide-react/icons/x";
import { type RefObject, useEffect, useRef } from "react";
import { classes } from "#ui/classes.ts";
import type { Icon } from "#ui/icon.ts";
import { useUi } from "#ui/ui-messages.ts";
import { showToastsWith, type ToastRequest, type ToastStyle, type ToastType } from "./toast.ts";

const icons: Record<ToastType, Icon> = {
  info: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  danger: CircleAlert,
};

const looks: Record<ToastStyle, Record<ToastType, string>> = {
  soft: {
    info: "border-info/25 bg-info-soft text-on-info-soft",
    success: "border-success/25 bg-success-soft text-on-success-soft",
    warning: "border-warning/25 bg-warning-soft text-on-warning-soft",
    danger: "border-danger/25 bg-danger-soft text-on-danger-soft",
  },
  outline: {
    info: "border-info bg-surface text-info",
    success: "border-success bg-surface text-success",
    warning: "border-warning bg-surface text-warning",
    danger: "border-danger bg-surface text-danger",
  },
  solid: {
    info: "border-transparent bg-info text-on-fill",
    success: "border-transparent bg-success text-on-fill",
    warning: "border-transparent bg-warning text-on-fill",
    danger: "border-transparent bg-danger text-on-fill",
  },
};

interface ToastFace {
  style: ToastStyle;
}
const toastManager = Base.createToastManager<ToastFace>();
const usualMs = 3_000;

function show({ id, message, type = "info", style = "soft", duration, action }: ToastRequest & { id: string }): void {
  // A danger stays, because it needs an action.
  const shownMs = duration === undefined && type !== "danger" ? usualMs : duration;
  toastManager.add({
    id,
    title: message,
    type,
    timeout: shownMs ?? 0,
    priority: type === "danger" ? "high" : "low",
    data: { style },
    ...(action ? { actionProps: { children: action.label, onClick: action.onPress } } : {}),
  });
}

/** Renders the toasts of `toast`, newest first; F6 focuses them. Mounted once, in `UiRoot`. */
export function ToastHost() {
  useEffect(() => showToastsWith({ show, close: toastManager.close }), []);
  return (
    <Base.Provider toastManager={toastManager} limit={5} timeout={usualMs}>
      <Base.Portal>
        <ToastList />
      </Base.Portal>
    </Base.Provider>
  );
}

function ToastList() {
  const { messages } = useUi();
  const list = useRef<HTMLDivElement>(null);
  useTakenRoom(list);
  const { toasts } = Base.useToastManager<ToastFace>();
  return (
    <Base.Viewport
      ref={list}
      aria-label={messages.notifications}
      // Beside an open drawer or the cart of the register; where there is no room beside it, drawers begin below the toasts.
      className="pointer-events-none fixed end-4 top-4 z-60 flex lg:[html:has([data-cart]):not(:has([data-drawer]))_&]:end-[28rem] lg:[html:has([data-drawer])_&]:end-[36rem] w-[min(24rem,calc(100vw-2rem))] flex-col gap-2 outline-none"
    >
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
    </Base.Viewport>
  );
}

/** Between toasts and what begins below them. */
const gapPx = 8;

/** Sets `--toast-room`, the room at the top that toasts take: what opens over the page begins below it, so that none of its controls is covered. */
function useTakenRoom(list: RefObject<HTMLDivElement | null>): void {
  useEffect(() => {
    const shown = list.current;
    if (!shown) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      const { offsetTop, offsetHeight } = shown;
      style.setProperty("--toast-room", offsetHeight === 0 ? "0px" : `${offsetTop + offsetHeight + gapPx}px`);
    });
    observer.observe(shown);
    return () => {
      observer.disconnect();
      style.removeProperty("--toast-room");
    };
  }, [list]);
}

function ToastCard({ toast }: { toast: Base.Root.ToastObject<ToastFace> }) {
  const { messages, direction } = useUi();
  const type = (toast.type ?? "info") as ToastType; // Only `toast` adds to this manager.
  const Glyph = icons[type];
  return (
    <Base.Root
      toast={toast}
      // Base UI hides urgent toasts and the close buttons of a collapsed stack from screen readers; ours are always expanded.
      aria-hidden={false}
      swipeDirection={direction === "rtl" ? "left" : "right"}
      className={classes(
        "motion-toast pointer-events-auto rounded-card border shadow-float data-limited:hidden",
        looks[toast.data?.style ?? "soft"][type],
      )}
    >
      <Base.Content className="flex items-start gap-2.5 py-2.5 ps-3.5 pe-2">
        <Glyph aria-hidden className="mt-1 size-4" />
        <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1 py-0.5">
          <Base.Title render={<p />} className="min-w-0 flex-1 wrap-anywhere text-body font-medium" />
          {toast.actionProps && (
            <Base.Action className="touch-area rounded-small text-body font-semibold underline underline-offset-4 outline-current" />
          )}
        </div>
        <Base.Close
          aria-hidden={false}
          aria-label={messages.close}
          className="touch-area grid size-6 shrink-0 place-items-center rounded-small opacity-80 outline-current hover:opacity-100"
        >
          <X aria-hidden className="size-4" />
        </Base.Close>
      </Base.Content>
    </Base.Root>
  );
}
