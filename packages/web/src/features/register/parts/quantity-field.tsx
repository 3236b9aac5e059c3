import { parseQuantity } from "@patron/engine/money";
import { useRef } from "react";
import { labelled } from "#kit/labelled.ts";
import { useMessages } from "#kit/messages.ts";
import { NumberField } from "#ui/fields/number-field.tsx";
import type { DraftLine } from "../draft.ts";
import { registerMessages } from "../messages.ts";

interface QuantityFieldProps {
  line: DraftLine;
  onChange: (quantity: string) => void;
  /** Enter or Escape: the cashier goes on with the sale. */
  onLeave: () => void;
}

/** The quantity of a line. Zero removes the line, but only once the field is left: `0.5` begins with it. Escape restores what it was. */
export function QuantityField({ line, onChange, onLeave }: QuantityFieldProps) {
  const t = useMessages(registerMessages);
  // Read on blur, which comes before the next render.
  const isZero = useRef(false);
  const before = useRef(line.quantity);
  const { goods, quantity } = line;
  function change(next: string | null) {
    const isNext = (parseQuantity(next ?? "") ?? 0n) > 0n;
    isZero.current = next !== null && !isNext;
    if (next !== null && isNext) onChange(next);
  }
  function restore() {
    isZero.current = false;
    onChange(before.current);
  }
  return (
    <form
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
        onBlur={() => {
          if (isZero.current) onChange("0");
        }}
      />
    </form>
  );
}
