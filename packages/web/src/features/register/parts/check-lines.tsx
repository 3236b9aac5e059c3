import X from "lucide-react/icons/x";
import { useEffect, useRef } from "react";
import { labelled } from "#kit/labelled.ts";
import { useMessages } from "#kit/messages.ts";
import { useShow } from "#kit/show.ts";
import { toast } from "#ui/overlays/toast.ts";
import type { CartStep } from "../cart.ts";
import type { Check } from "../check.ts";
import type { Draft, DraftLine } from "../draft.ts";
import { registerMessages } from "../messages.ts";
import { countedBy, statedAt } from "../quantity/counted.ts";
import type { TillMoney } from "../quantity/quantity-for.ts";
import { isSoldIn, soldQuantity } from "../quantity/sold-quantity.ts";
import { useSoldIn } from "../quantity/use-sold-in.ts";
import type { Application } from "../till-facts.ts";
import { AgeMark } from "./age-check.tsx";
import { KeyButton } from "./key-button.tsx";
import { LineAmount } from "./line-amount.tsx";
import { LinePrice } from "./line-price.tsx";
import { LinePresets, LineQuantity } from "./line-quantity.tsx";

interface CheckLinesProps {
  draft: Draft;
  selectedId: string | null;
  check: Check | undefined;
  money: TillMoney;
  priceEntry: Application["price_entry"];
  step: (step: CartStep) => void;
  /** The cashier has finished with a field of a line. */
  onLeave: () => void;
}

/** The lines of the cart with their quantities and amounts. */
export function CheckLines({ draft, selectedId, check, ...shared }: CheckLinesProps) {
  return (
    <ul className="divide-y divide-default">
      {draft.lines.map((line) => (
        <Line
          key={line.goods.id}
          line={line}
          isSelected={line.goods.id === selectedId}
          priced={check?.items.find((item) => item.id === line.goods.id)}
          {...shared}
        />
      ))}
    </ul>
  );
}

interface LineProps extends Omit<CheckLinesProps, "draft" | "selectedId" | "check"> {
  line: DraftLine;
  isSelected: boolean;
  priced: Check["items"][number] | undefined;
}

function Line({ line, isSelected, priced, money, priceEntry, step, onLeave }: LineProps) {
  const t = useMessages(registerMessages);
  const show = useShow();
  const { goods } = line;
  const { currency } = money;
  const soldIn = useSoldIn();
  const set = (next: string, stated: string | null = null) =>
    step({ kind: "quantity", goodsId: goods.id, quantity: next, stated });
  function settle(next: string, stated: string | null = null) {
    const isSold = isSoldIn(goods, next);
    set(soldQuantity(goods, next), isSold ? stated : null);
    if (!isSold) toast({ message: soldIn(goods) });
  }
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isSelected) row.current?.scrollIntoView({ block: "nearest" });
  }, [isSelected]);
  // An item can be sold for an amount before the cart is priced.
  const price = priced?.price_posted ?? line.price ?? goods.price;
  const counted = countedBy(goods, price ?? null, money);
  const takesPrice = priceEntry === "all" || (priceEntry === "missing" && goods.price === null) || line.price !== null;
  const discounted = priced !== undefined && Number(priced.discount_amount) !== 0;
  return (
    <li
      ref={row}
      aria-current={isSelected || undefined}
      onFocus={() => step({ kind: "select", goodsId: goods.id })}
      className="flex flex-col gap-2 border-s-[3px] border-s-transparent py-3 ps-[13px] pe-4 aria-[current]:border-s-accent aria-[current]:bg-accent-soft"
    >
      <div className="flex items-start justify-between gap-3">
        <span className="min-w-0 text-body font-medium">
          <bdi>{goods.title}</bdi>
          <AgeMark goods={goods} />
        </span>
        <span className="whitespace-nowrap text-end text-body font-medium tabular-nums">
          {priced && <bdi>{show.money(priced.amount, currency)}</bdi>}
          {discounted && (
            <span className="block text-table font-normal text-success">
              <bdi>−{show.money(priced.discount_amount, currency)}</bdi>
            </span>
          )}
        </span>
      </div>
      <div className="flex items-start gap-1">
        <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-1 gap-y-2">
          <LineQuantity
            {...{ line, counted }}
            onChange={(next) => set(next, statedAt(counted, next))}
            onSettle={settle}
            onLeave={onLeave}
          />
          {/* Below the quantity where both do not fit: an amount is never cut. */}
          <div className="ms-2 flex items-center gap-1">
            <span className="whitespace-nowrap text-table text-muted">
              {priced && <bdi>{`× ${show.unitPrice(priced.price_posted, currency)}`}</bdi>}
            </span>
            {takesPrice && (
              <LinePrice
                line={line}
                currency={currency}
                onChange={(next) => step({ kind: "price", goodsId: goods.id, price: next })}
                onLeave={onLeave}
              />
            )}
            {price && goods.quantity_precision > 0 && counted.mode !== "presets-only" && (
              <LineAmount goods={goods} price={price} money={money} onChange={settle} onLeave={onLeave} />
            )}
          </div>
        </div>
        <KeyButton
          icon={X}
          label={labelled(t.removeLine, goods.title)}
          hint={t.removeLine}
          shortcut="Delete"
          onClick={() => step({ kind: "remove", goodsId: goods.id })}
        />
      </div>
      <LinePresets {...{ line, counted, currency }} onChoose={({ quantity, stated }) => set(quantity, stated)} />
    </li>
  );
}
