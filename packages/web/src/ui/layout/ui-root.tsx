import { CSPProvider } from "@base-ui/react/csp-provider";
import { DirectionProvider } from "@base-ui/react/direction-provider";
import { type ComponentType, type ReactNode, useEffect, useMemo, useState } from "react";
import { loadHosts } from "#ui/overlays/load-hosts.ts";
import { modalStore } from "#ui/overlays/modal.ts";
import { onToastRequested } from "#ui/overlays/toast.ts";
import { UiContext, type UiSetting } from "#ui/ui-messages.ts";

/** The context of all components, once: messages, locale, direction, the modal, the toasts. */
export function UiRoot({ messages, locale, direction, children }: UiSetting & { children: ReactNode }) {
  const setting = useMemo(() => ({ messages, locale, direction }), [messages, locale, direction]);
  return (
    <UiContext value={setting}>
      <CSPProvider disableStyleElements>
        <DirectionProvider direction={direction}>
          {children}
          <LazyHosts />
        </DirectionProvider>
      </CSPProvider>
    </UiContext>
  );
}

const firstSigns = ["pointerdown", "keydown"] as const;

/**
 * Loads the hosts at the user's first interaction, so that toasts and modals work even if the connection is lost later. Requests made before that are
 * queued and shown once the hosts are ready; if loading fails, the next interaction tries again.
 */
function LazyHosts() {
  const [Hosts, setHosts] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (Hosts) return;
    let isLoading = false;
    const want = () => {
      if (isLoading) return;
      isLoading = true;
      loadHosts().then(
        ({ default: late }) => setHosts(() => late),
        () => {
          isLoading = false;
        },
      );
    };
    const stops = [modalStore.subscribe(want), onToastRequested(want)];
    for (const sign of firstSigns) addEventListener(sign, want, { capture: true });
    return () => {
      for (const stop of stops) stop();
      for (const sign of firstSigns) removeEventListener(sign, want, { capture: true });
    };
  }, [Hosts]);
  return Hosts && <Hosts />;
}
