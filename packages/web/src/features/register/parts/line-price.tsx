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
  // How often a code was entered; each time the field begins anew.
  const [codes, setCodes] = useState(0);
  // Leaving the field takes what was typed, unless Enter has taken it or Escape has not.
  const isDecided = useRef(false);
  const { title } = line.goods;
  function close() {
    setOpen(false);
    onLeave();
  }
  function take() {
    if (!isCode(typed) && typed !== line.price) onChange(typed);
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
            isDecided.current = false;
            setCodes(0);
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
        if (isCode(typed)) {
          setTyped(null);
          return setCodes(codes + 1);
        }
        take();
        isDecided.current = true;
        close();
      }}
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        isDecided.current = true;
        close();
      }}
      // The cashier has asked for this field.
      ref={(form) => form?.querySelector("input")?.focus()}
    >
      <NumberField
        key={codes}
        aria-label={labelled(t.enterPrice, title)}
        value={typed}
        digits={4}
        suffix={currency}
        onChange={setTyped}
        onBlur={() => {
          if (!isDecided.current) take();
          setOpen(false);
        }}
      />
      {codes > 0 && (
        <p role="alert" className="pt-1 text-table text-danger">
          {t.notAPrice}
        </p>
      )}
    </form>
  );
}

/** Whether so many digits are a scanned code rather than a price. */
function isCode(text: string | null): boolean {
  return text !== null && /^\d{10}/.test(text);
}
