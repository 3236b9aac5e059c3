import Minus from "lucide-react/icons/minus";
import Plus from "lucide-react/icons/plus";
import { labelled } from "#kit/labelled.ts";
import { useMessages } from "#kit/messages.ts";
import { useShow } from "#kit/show.ts";
import { Button } from "#ui/button.tsx";
import type { DraftLine } from "../draft.ts";
import { registerMessages } from "../messages.ts";
import { type Counted, isSame, type Preset } from "../quantity/counted.ts";
import { usePresetText } from "../quantity/use-sold-in.ts";
import { KeyButton } from "./key-button.tsx";
import { QuantityField } from "./quantity-field.tsx";

interface LineQuantityProps {
  line: DraftLine;
  counted: Counted;
  onChange: (quantity: string) => void;
  /** The field is left with this quantity. */
  onSettle: (quantity: string) => void;
  onLeave: () => void;
}

/** The quantity of a line: typed between two buttons that step it, typed alone, or only stepped from preset to preset. */
export function LineQuantity({ line, counted, onChange, onSettle, onLeave }: LineQuantityProps) {
  const t = useMessages(registerMessages);
  const show = useShow();
  const { goods, quantity } = line;
  if (counted.mode === "manually-only") return <QuantityField {...{ line, onChange, onSettle, onLeave }} />;
  return (
    <div className="flex items-center gap-1">
      <KeyButton
        icon={Minus}
        label={labelled(t.less, goods.title)}
        hint={t.less}
        shortcut="-"
        onClick={() => onChange(counted.less(quantity))}
      />
      {counted.mode === "presets-only" ? (
        <output aria-label={labelled(t.fields.quantity, goods.title)} className="min-w-12 text-center tabular-nums">
          {show.quantity(quantity)}
        </output>
      ) : (
        <QuantityField {...{ line, onChange, onSettle, onLeave }} />
      )}
      <KeyButton
        icon={Plus}
        label={labelled(t.more, goods.title)}
        hint={t.more}
        shortcut="+"
        onClick={() => onChange(counted.more(quantity))}
      />
    </div>
  );
}

interface LinePresetsProps {
  line: DraftLine;
  counted: Counted;
  currency: string;
  onChoose: (preset: Preset) => void;
}

/** The quantities and amounts that a cashier chooses at a touch; nothing where the business has set none. */
export function LinePresets({ line, counted, currency, onChoose }: LinePresetsProps) {
  const t = useMessages(registerMessages);
  const text = usePresetText(currency);
  if (counted.presets.length === 0) return null;
  return (
    <fieldset aria-label={labelled(t.presets, line.goods.title)} data-presets className="flex min-w-0 flex-wrap gap-1">
      {counted.presets.map((preset) => {
        const isChosen = isSame(preset.quantity, line.quantity) && preset.stated === (line.stated ?? null);
        return (
          <Button
            key={`${preset.by} ${preset.value}`}
            size="sm"
            variant={isChosen ? "primary" : "secondary"}
            aria-pressed={isChosen}
            onClick={() => onChoose(preset)}
          >
            <bdi>{text(preset)}</bdi>
          </Button>
        );
      })}
    </fieldset>
  );
}
