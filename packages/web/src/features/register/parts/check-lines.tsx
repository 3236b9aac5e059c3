import Minus from "lucide-react/icons/minus";
import Plus from "lucide-react/icons/plus";
import X from "lucide-react/icons/x";
import { useMessages } from "#kit/messages.ts";
import { useShow } from "#kit/show.ts";
import { NumberField } from "#ui/fields/number-field.tsx";
import { PlainIconButton } from "#ui/plain-icon-button.tsx";
import { type Draft, type DraftLine, moved, type Step } from "../draft.ts";
import { registerMessages } from "../messages.ts";
import type { Check } from "../use-price.ts";

interface CheckLinesProps {
  draft: Draft;
  check: Check | undefined;
  step: (step: Step) => void;
}

/** The lines of the check with their quantity and what each comes to. */
export function CheckLines({ draft, check, step }: CheckLinesProps) {
  return (
    <ul className="divide-y divide-default">
      {draft.lines.map((line) => (
        <Line
          key={line.goods.id}
          line={line}
          priced={check?.items.find((item) => item.id === line.goods.id)}
          currency={check?.currency}
          step={step}
        />
      ))}
    </ul>
  );
}

interface LineProps {
  line: DraftLine;
  priced: Check["items"][number] | undefined;
  currency: string | undefined;
  step: (step: Step) => void;
}

function Line({ line, priced, currency = "", step }: LineProps) {
  const t = useMessages(registerMessages);
  const show = useShow();
  const { goods, quantity } = line;
  const set = (next: string) => step({ kind: "quantity", goodsId: goods.id, quantity: next });
  const discounted = priced !== undefined && Number(priced.discount_amount) !== 0;
  return (
    <li className="flex flex-col gap-2 px-4 py-3">
      <div className="flex items-start justify-between gap-3">
        <span className="min-w-0 text-body font-medium">{goods.title}</span>
        <span className="whitespace-nowrap text-end text-body font-medium tabular-nums">
          {priced && show.money(priced.amount, currency)}
          {discounted && (
            <span className="block text-table font-normal text-success">
              −{show.money(priced.discount_amount, currency)}
            </span>
          )}
        </span>
      </div>
      <div className="flex items-center gap-1">
        <PlainIconButton
          icon={Minus}
          label={`${t.less}: ${goods.title}`}
          onClick={() => set(moved(quantity, -1000n))}
        />
        <span className="w-20">
          <NumberField
            aria-label={`${t.fields.quantity}: ${goods.title}`}
            value={quantity}
            digits={goods.quantity_precision}
            onChange={(next) => next && set(next)}
          />
        </span>
        <PlainIconButton icon={Plus} label={`${t.more}: ${goods.title}`} onClick={() => set(moved(quantity, 1000n))} />
        <span className="ms-2 min-w-0 flex-1 truncate text-table text-muted">
          {priced && `× ${show.unitPrice(priced.price_posted, currency)}`}
        </span>
        <PlainIconButton
          icon={X}
          label={`${t.removeLine}: ${goods.title}`}
          onClick={() => step({ kind: "remove", goodsId: goods.id })}
        />
      </div>
    </li>
  );
}
