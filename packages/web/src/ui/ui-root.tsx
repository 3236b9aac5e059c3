import { CSPProvider } from "@base-ui/react/csp-provider";
import { DirectionProvider } from "@base-ui/react/direction-provider";
import { Tooltip } from "@base-ui/react/tooltip";
import { lazy, type ReactNode, Suspense, useEffect, useMemo, useState } from "react";
import { UiContext, type UiSetting } from "./ui-words.ts";

const LateHosts = lazy(() => import("./late-hosts.tsx"));

/** Everything the pieces need around them, once: words, locale, direction, the one modal, the toasts, the tooltips' shared patience. */
export function UiRoot({ words, locale, direction, children }: UiSetting & { children: ReactNode }) {
  const setting = useMemo(() => ({ words, locale, direction }), [words, locale, direction]);
  return (
    <UiContext value={setting}>
      <CSPProvider disableStyleElements>
        <DirectionProvider direction={direction}>
          <Tooltip.Provider delay={400}>
            {children}
            <AfterFirstScreen />
          </Tooltip.Provider>
        </DirectionProvider>
      </CSPProvider>
    </UiContext>
  );
}

/** Waits until the browser has nothing better to do; what is asked for before that is kept and shown then. */
function AfterFirstScreen() {
  const [idle, setIdle] = useState(false);
  useEffect(() => {
    // Safari has no idle callback.
    if (!("requestIdleCallback" in globalThis)) {
      const timer = setTimeout(() => setIdle(true), 300);
      return () => clearTimeout(timer);
    }
    const wait = requestIdleCallback(() => setIdle(true), { timeout: 1000 });
    return () => cancelIdleCallback(wait);
  }, []);
  return <Suspense>{idle && <LateHosts />}</Suspense>;
}
