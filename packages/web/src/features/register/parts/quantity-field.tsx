import { parseQuantity } from "@patron/engine/money";
import { useRef } from "react";
import { labelled } from "#kit/labelled.ts";
import { useMessages } from "#kit/messages.ts";
import { NumberField } from "#ui/fields/number-field.tsx";
import { toast } from "#ui/overlays/toast.ts";
import type { DraftLine } from "../draft.ts";
import { registerMessages } from "../messages.ts";
import { isScanned } from "../quantity/sold-quantity.ts";

interface QuantityFieldProps {
  line: DraftLine;
  onChange: (quantity: string) => void;
  /** The field is left with this quantity. */
  onSettle: (quantity: string) => void;
  /** Enter or Escape: the cashier goes on with the sale. */
  onLeave: () => void;
}

/** The quantity of a line. A code that a scanner types into it changes nothing. Zero removes the line, but only once the field is left: `0.5` begins with it. Escape restores what it was. */
export function QuantityField({ line, onChange, onSettle, onLeave }: QuantityFieldProps) {
  const t = useMessages(registerMessages);
  // Read on blur, which comes before the next render: null for what changes nothing.
  const typed = useRef<string | null>(null);
  const before = useRef(line.quantity);
  const { goods, quantity } = line;
  function change(next: string | null) {
    typed.current = next;
    if (isScanned(next)) return onChange(before.current);
    if (next !== null && (parseQuantity(next) ?? 0n) > 0n) onChange(next);
  }
  function restore() {
    typed.current = null;
    onChange(before.current);
  }
  function leave() {
    const last = typed.current;
    typed.current = null;
    if (isScanned(last)) toast({ type: "danger", message: t.notAQuantity });
    else if (last !== null) onSettle(last);
  }
  return (
    <form
      data-quantity
      className="w-20"
      onFocus={() => {
        before.current = quantity;
      }}
      onSubmit={(event) => {
        event.preventDefault();
        onLeave();
      }}
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        restore();
        onLeave();
      }}
    >
      <NumberField
        aria-label={labelled(t.fields.quantity, goods.title)}
        value={quantity}
        digits={goods.quantity_precision}
        onChange={change}
        onBlur={leave}
      />
    </form>
  );
}
