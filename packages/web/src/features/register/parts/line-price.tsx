import Tag from "lucide-react/icons/tag";
import { useRef, useState } from "react";
import { labelled } from "#kit/labelled.ts";
import { useMessages } from "#kit/messages.ts";
import { NumberField } from "#ui/fields/number-field.tsx";
import { type DraftLine, isUnpriced } from "../draft.ts";
import { registerMessages } from "../messages.ts";
import { KeyButton } from "./key-button.tsx";

interface LinePriceProps {
  line: DraftLine;
  currency: string;
  onChange: (price: string | null) => void;
  /** Enter or Escape: the cashier goes on with the sale. */
  onLeave: () => void;
}

/** The price of a line, entered by hand; an empty one is that of the shelf again. It opens by itself for an item that has none. */
export function LinePrice({ line, currency, onChange, onLeave }: LinePriceProps) {
  const t = useMessages(registerMessages);
  const [isOpen, setOpen] = useState(isUnpriced(line));
  const [typed, setTyped] = useState(line.price);
  // Leaving the field takes what was typed, unless by Escape.
  const cancelled = useRef(false);
  const { title } = line.goods;
  function close() {
    setOpen(false);
    onLeave();
  }
  if (!isOpen)
    return (
      <>
        {line.price !== null && <span className="whitespace-nowrap text-table text-muted">{t.byHand}</span>}
        <KeyButton
          icon={Tag}
          label={labelled(t.enterPrice, title)}
          hint={t.enterPrice}
          shortcut="F7"
          onClick={() => {
            cancelled.current = false;
            setTyped(line.price);
            setOpen(true);
          }}
        />
      </>
    );
  return (
    <form
      className="w-36"
      onSubmit={(event) => {
        event.preventDefault();
        onChange(typed);
        close();
      }}
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        cancelled.current = true;
        close();
      }}
      // The cashier has asked for this field.
      ref={(form) => form?.querySelector("input")?.focus()}
    >
      <NumberField
        aria-label={labelled(t.enterPrice, title)}
        value={typed}
        digits={4}
        // A scanned code is no price.
        wholeDigits={7}
        suffix={currency}
        onChange={setTyped}
        onBlur={() => {
          if (!cancelled.current && typed !== line.price) onChange(typed);
          setOpen(false);
        }}
      />
    </form>
  );
}
