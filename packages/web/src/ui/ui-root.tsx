import { CSPProvider } from "@base-ui/react/csp-provider";
import { DirectionProvider } from "@base-ui/react/direction-provider";
import { Tooltip } from "@base-ui/react/tooltip";
import { type ReactNode, useMemo } from "react";
import { ModalHost } from "./modal-host.tsx";
import { ToastHost } from "./toast-host.tsx";
import { UiContext, type UiSetting } from "./ui-words.ts";

/** Everything the pieces need around them, once: words, locale, direction, the one modal, the toasts, the tooltips' shared patience. */
export function UiRoot({ words, locale, direction, children }: UiSetting & { children: ReactNode }) {
  const setting = useMemo(() => ({ words, locale, direction }), [words, locale, direction]);
  return (
    <UiContext value={setting}>
      <CSPProvider disableStyleElements>
        <DirectionProvider direction={direction}>
          <Tooltip.Provider delay={400}>
            {children}
            <ModalHost />
            <ToastHost />
          </Tooltip.Provider>
        </DirectionProvider>
      </CSPProvider>
    </UiContext>
  );
}
