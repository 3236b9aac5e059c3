import { CSPProvider } from "@base-ui/react/csp-provider";
import { DirectionProvider } from "@base-ui/react/direction-provider";
import { lazy, type ReactNode, Suspense, useEffect, useMemo, useState } from "react";
import { modalStore } from "./modal.ts";
import { whenToastIsWanted } from "./toast.ts";
import { UiContext, type UiSetting } from "./ui-words.ts";

const LateHosts = lazy(() => import("./late-hosts.tsx"));

/** Everything the pieces need around them, once: words, locale, direction, the one modal, the toasts. */
export function UiRoot({ words, locale, direction, children }: UiSetting & { children: ReactNode }) {
  const setting = useMemo(() => ({ words, locale, direction }), [words, locale, direction]);
  return (
    <UiContext value={setting}>
      <CSPProvider disableStyleElements>
        <DirectionProvider direction={direction}>
          {children}
          <HostsWhenWanted />
        </DirectionProvider>
      </CSPProvider>
    </UiContext>
  );
}

const firstSigns = ["pointerdown", "keydown"] as const;

/**
 * Loads the hosts at the first sign of the reader: whatever a press leads to can then be shown even if the connection is lost in between.
 * What is asked for before that is kept, and shown as soon as they stand.
 */
function HostsWhenWanted() {
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    if (wanted) return;
    const want = () => setWanted(true);
    const stops = [modalStore.subscribe(want), whenToastIsWanted(want)];
    for (const sign of firstSigns) addEventListener(sign, want, { capture: true });
    return () => {
      for (const stop of stops) stop();
      for (const sign of firstSigns) removeEventListener(sign, want, { capture: true });
    };
  }, [wanted]);
  return <Suspense>{wanted && <LateHosts />}</Suspense>;
}
