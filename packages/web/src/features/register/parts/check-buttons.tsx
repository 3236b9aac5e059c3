import { use } from "react";
import { useMessages } from "#kit/messages.ts";
import { useShow } from "#kit/show.ts";
import { Button } from "#ui/button.tsx";
import { Tooltip } from "#ui/overlays/tooltip.tsx";
import type { Check } from "../check.ts";
import { registerMessages } from "../messages.ts";
import { OfflineContext } from "../offline/offline-till.ts";
import type { Ending } from "../payment/payment-methods.tsx";
import { KeyHint } from "./key-button.tsx";

interface CheckButtonsProps {
  check: Check | undefined;
  isReady: boolean;
  isEmpty: boolean;
  onEnd: (how: Ending) => void;
  onClear: () => void;
}

/** What can be done with the cart: pay, reserve or clear it. */
export function CheckButtons({ check, isReady, isEmpty, onEnd, onClear }: CheckButtonsProps) {
  const t = useMessages(registerMessages);
  const show = useShow();
  const isAway = use(OfflineContext)?.isAway ?? false;
  return (
    <div className="flex flex-col gap-2 border-default border-t p-3">
      <Tooltip text={<KeyHint text={t.pay} shortcut="F9" />}>
        <Button
          variant="primary"
          size="xl"
          fullWidth
          disabled={!isReady}
          aria-keyshortcuts="F9"
          onClick={() => onEnd("pay")}
        >
          {check ? `${t.pay} ${show.money(check.totals.amount_to_pay, check.currency)}` : t.pay}
        </Button>
      </Tooltip>
      <div className="grid grid-cols-2 gap-2">
        <Tooltip text={<KeyHint text={t.reserve} shortcut="F8" />}>
          <Button
            size="lg"
            fullWidth
            disabled={!isReady || isAway}
            aria-keyshortcuts="F8"
            onClick={() => onEnd("reserve")}
          >
            {t.reserve}
          </Button>
        </Tooltip>
        <Button size="lg" look="quiet" fullWidth disabled={isEmpty} onClick={onClear}>
          {t.clear}
        </Button>
      </div>
    </div>
  );
}
