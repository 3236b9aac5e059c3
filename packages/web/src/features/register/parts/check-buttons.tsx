import { use, useState } from "react";
import { useMessages } from "#kit/messages.ts";
import { useShow } from "#kit/show.ts";
import { Button } from "#ui/button.tsx";
import { Tooltip } from "#ui/overlays/tooltip.tsx";
import type { Cart, CartStep } from "../cart.ts";
import type { Check } from "../check.ts";
import { useParked } from "../kept-cart/use-parked.ts";
import { registerMessages } from "../messages.ts";
import { OfflineContext } from "../offline/offline-till.ts";
import type { Ending } from "../payment/methods.ts";
import { KeyHint } from "./key-button.tsx";
import { ParkedCarts } from "./parked-carts.tsx";

interface CheckButtonsProps {
  check: Check | undefined;
  /** Whether the cart has a price, or is about to have one. */
  isReady: boolean;
  /** What was pressed and waits for the price. */
  queued: Ending | null;
  isEmpty: boolean;
  cart: Cart;
  step: (step: CartStep) => void;
  onEnd: (how: Ending) => void;
  onClear: () => void;
}

/** What can be done with the cart: pay, reserve, park or clear it; an empty one makes room for one that was parked. */
export function CheckButtons({ check, isReady, queued, isEmpty, cart, step, onEnd, onClear }: CheckButtonsProps) {
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
          loading={queued === "pay"}
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
            loading={queued === "reserve"}
            aria-keyshortcuts="F8"
            onClick={() => onEnd("reserve")}
          >
            {t.reserve}
          </Button>
        </Tooltip>
        <Park cart={cart} isEmpty={isEmpty} step={step} />
      </div>
      <Button size="lg" look="quiet" fullWidth disabled={isEmpty} onClick={onClear}>
        {t.clear}
      </Button>
    </div>
  );
}

/** Sets the cart aside, or shows those that were. */
function Park({ cart, isEmpty, step }: Pick<CheckButtonsProps, "cart" | "isEmpty" | "step">) {
  const t = useMessages(registerMessages);
  const [isOpen, setOpen] = useState(false);
  const parked = useParked(step, t.notParked);
  const { length } = parked.carts;
  const shows = isEmpty && length > 0;
  return (
    <>
      <Button
        size="lg"
        fullWidth
        disabled={!parked.isAble || (isEmpty && length === 0)}
        onClick={() => (shows ? setOpen(true) : parked.park(cart))}
      >
        {shows ? t.parkedCount(length) : t.park}
      </Button>
      {/* What parking has done, for readers: the label of the button changes only once the cart is empty. */}
      <span role="status" className="sr-only">
        {length > 0 && t.parkedCount(length)}
      </span>
      <ParkedCarts
        open={isOpen}
        carts={parked.carts}
        onClose={() => setOpen(false)}
        onResume={(id) => {
          setOpen(false);
          parked.resume(id);
        }}
      />
    </>
  );
}
