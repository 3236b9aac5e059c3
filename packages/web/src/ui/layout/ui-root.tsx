import { CSPProvider } from "@base-ui/react/csp-provider";
import { DirectionProvider } from "@base-ui/react/direction-provider";
import { type ComponentType, type ReactNode, useEffect, useMemo, useState } from "react";
import { loadHosts } from "#ui/overlays/load-hosts.ts";
import { modalStore } from "#ui/overlays/modal.ts";
import { onToastRequested } from "#ui/overlays/toast.ts";
import { UiContext, type UiSetting } from "#ui/ui-messages.ts";

/** Everything the pieces need around them, once: messages, locale, direction, the one modal, the toasts. */
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
 * Loads the hosts at the first sign of the reader: whatever a press leads to can then be shown even if the connection is lost in between.
 * What is asked for before that is kept, and shown as soon as they stand; when they do not arrive, the next sign asks again.
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
