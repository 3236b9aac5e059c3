import { useMessages } from "#kit/messages.ts";
import { useShow } from "#kit/show.ts";
import type { Goods } from "../draft.ts";
import { registerMessages } from "../messages.ts";
import { AgeMark } from "./age-check.tsx";

interface GoodsTileProps {
  goods: Goods;
  currency: string;
  isSold: boolean;
  onAdd: (goods: Goods) => void;
}

/** An item with its price. One without a price is sold only where it may be entered. */
export function GoodsTile({ goods, currency, isSold, onAdd }: GoodsTileProps) {
  const t = useMessages(registerMessages);
  const show = useShow();
  return (
    <button
      type="button"
      disabled={!isSold}
      onClick={() => onAdd(goods)}
      className="flex h-28 w-full flex-col justify-between gap-2 overflow-hidden rounded-card border border-default bg-surface p-3 text-start transition-colors duration-150 hover:bg-hover active:bg-pressed disabled:opacity-60"
    >
      <span className="line-clamp-2 text-body font-medium text-default">
        <bdi>{goods.title}</bdi>
      </span>
      <span className="flex items-end justify-between gap-2">
        <span className="flex min-w-0 text-caption text-muted">
          <span className="truncate">{goods.code}</span>
          <AgeMark goods={goods} />
        </span>
        <span className="whitespace-nowrap text-body font-semibold tabular-nums">
          {goods.price === null ? (
            <span className="text-caption font-normal text-muted">{isSold ? t.enterPrice : t.noPrice}</span>
          ) : (
            <bdi>{show.unitPrice(goods.price, currency)}</bdi>
          )}
        </span>
      </span>
    </button>
  );
}
