import Banknote from "lucide-react/icons/banknote";
import { useState } from "react";
import { labelled } from "#kit/labelled.ts";
import { useMessages } from "#kit/messages.ts";
import { NumberField } from "#ui/fields/number-field.tsx";
import type { Goods } from "../draft.ts";
import { registerMessages } from "../messages.ts";
import { quantityFor, soldFor, type TillMoney } from "../quantity/quantity-for.ts";
import { KeyButton } from "./key-button.tsx";

interface LineAmountProps {
  goods: Goods;
  /** The posted price of one unit. */
  price: string;
  money: TillMoney;
  /** The nearest quantity, and the amount that the till states for it. */
  onChange: (quantity: string, stated: string | null) => void;
  /** Enter or Escape: the cashier goes on with the sale. */
  onLeave: () => void;
}

/** Sells an item for an amount of money: the quantity follows from its price, and the amount is stated if the till may. For items whose quantity may have decimals. */
export function LineAmount({ goods, price, money, onChange, onLeave }: LineAmountProps) {
  const t = useMessages(registerMessages);
  const [isOpen, setOpen] = useState(false);
  const [amount, setAmount] = useState<string | null>(null);
  function close() {
    setOpen(false);
    setAmount(null);
    onLeave();
  }
  if (!isOpen)
    return (
      <KeyButton
        icon={Banknote}
        label={labelled(t.byAmount, goods.title)}
        hint={t.byAmount}
        shortcut="F4"
        onClick={() => setOpen(true)}
      />
    );
  return (
    <form
      className="w-36"
      onSubmit={(event) => {
        event.preventDefault();
        const quantity = quantityFor(amount, {
          ...{ price, currency: money.currency },
          precision: goods.quantity_precision,
        });
        if (amount && quantity !== undefined && quantity !== "0")
          onChange(quantity, soldFor(amount, quantity, { ...money, price }).stated);
        close();
      }}
      onKeyDown={(event) => event.key === "Escape" && close()}
      // The cashier has asked for this field.
      ref={(form) => form?.querySelector("input")?.focus()}
    >
      <NumberField
        aria-label={labelled(t.byAmount, goods.title)}
        value={amount}
        digits={3}
        suffix={money.currency}
        onChange={setAmount}
        onBlur={() => setOpen(false)}
      />
    </form>
  );
}
