import { calls } from "@patron/contract/routes";
import Plus from "lucide-react/icons/plus";
import Trash2 from "lucide-react/icons/trash-2";
import { useCall } from "#kit/call/use-call.ts";
import { GoodsCombobox } from "#kit/goods/goods-fields.tsx";
import { useMessages } from "#kit/messages.ts";
import { optionsOf } from "#kit/options.ts";
import { useSession } from "#kit/session/session.ts";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/fields/field.tsx";
import { NumberField } from "#ui/fields/number-field.tsx";
import { Select } from "#ui/fields/select.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { trialMessages } from "../messages.ts";
import { blankRow, type DraftFieldsProps, everywhere, type PriceRow } from "./draft.ts";

/** Prices one by one: an item, where the price applies, and the price. */
export function PriceRows({ loyaltyId, values: { rows }, onChange }: DraftFieldsProps) {
  const t = useMessages(trialMessages);
  const currency = useSession()?.business?.currency ?? "";
  const groups = useCall(calls.priceGroups.list, { path: { loyaltyId } }).data?.items ?? [];
  const places = [{ value: everywhere, label: t.everywhere(currency) }, ...optionsOf(groups)];
  const change = (key: number, part: Partial<PriceRow>) =>
    onChange({ rows: rows.map((row) => (row.key === key ? { ...row, ...part } : row)) });
  return (
    <div className="flex flex-col gap-5">
      {rows.map((row, index) => (
        <fieldset key={row.key} className="flex items-end gap-2">
          <legend className="sr-only">{t.priceNumber(index + 1)}</legend>
          <div className="grid min-w-0 flex-1 gap-3 sm:grid-cols-[minmax(0,2fr)_minmax(0,2fr)_minmax(0,1fr)]">
            <Field label={t.item} required>
              <GoodsCombobox loyaltyId={loyaltyId} value={row.item} onChange={(item) => change(row.key, { item })} />
            </Field>
            <Field label={t.place}>
              <Select options={places} value={row.groupId} onChange={(groupId) => change(row.key, { groupId })} />
            </Field>
            <Field label={t.newPrice} required>
              <NumberField
                digits={4}
                wholeDigits={13}
                alignEnd
                value={row.price}
                onChange={(price) => change(row.key, { price })}
              />
            </Field>
          </div>
          {rows.length > 1 && (
            <IconButton
              icon={Trash2}
              label={t.removePrice}
              onClick={() => onChange({ rows: rows.filter(({ key }) => key !== row.key) })}
            />
          )}
        </fieldset>
      ))}
      <div>
        <Button
          size="sm"
          icon={Plus}
          onClick={() => onChange({ rows: [...rows, blankRow(Math.max(...rows.map(({ key }) => key)) + 1)] })}
        >
          {t.addPrice}
        </Button>
      </div>
    </div>
  );
}
