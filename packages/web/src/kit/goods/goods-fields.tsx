import { type FieldValues, useWatch } from "react-hook-form";
import { failureOf } from "#kit/call/failure-of.ts";
import { Combobox, type ComboboxProps } from "#ui/fields/combobox.tsx";
import { MultiSelect, type MultiSelectProps } from "#ui/fields/multi-select.tsx";
import type { Option } from "#ui/fields/option.tsx";
import { failureText } from "../call/failure-text.ts";
import { ManyField } from "../form/picker-fields.tsx";
import { PickField } from "../form/region-fields.tsx";
import type { BoundField } from "../form/use-field.ts";
import { useCommonMessages } from "../messages/use-common-messages.ts";
import { type OfferedGoods, useGoodsSearch, useGoodsTitles } from "./use-goods.ts";

type Searched = "options" | "loading" | "more" | "problem" | "onSearch";
/** A control whose options are items by their ids. */
type Unkeyed<Props> = Omit<Props, Searched> & Omit<OfferedGoods, "by">;

/** One item, found by typing. */
export function GoodsCombobox({ loyaltyId, onlyActive = false, ...props }: Unkeyed<ComboboxProps>) {
  return <Combobox {...props} {...useOffered({ loyaltyId, onlyActive })} />;
}

/** Several items, found by typing. */
export function GoodsMultiSelect({ loyaltyId, onlyActive = false, ...props }: Unkeyed<MultiSelectProps>) {
  return <MultiSelect {...props} {...useOffered({ loyaltyId, onlyActive })} />;
}

/** One item, found by typing, stored as its key. */
export function GoodsField<V extends FieldValues>(props: BoundField<V> & OfferedGoods) {
  return <PickField {...props} {...useGoods(props)} />;
}

/** Several items, found by typing, stored as a list of their keys. */
export function ManyGoodsField<V extends FieldValues>(props: BoundField<V> & OfferedGoods & { placeholder?: string }) {
  return <ManyField {...props} {...useGoods(props)} />;
}

/** The search of a control, with a failure as text. */
function useOffered(goods: OfferedGoods) {
  const common = useCommonMessages();
  const { error, retry: _, ...search } = useGoodsSearch(goods);
  return { ...search, problem: error ? failureText(common, failureOf(error)) : undefined };
}

/** The search of a field, and the titles of what it holds. */
function useGoods<V extends FieldValues>({ form, name, loyaltyId, by = "id" }: BoundField<V> & OfferedGoods) {
  const offered = useOffered({ loyaltyId, by });
  const held: unknown = useWatch({ control: form.control.control, name });
  const keys = [held].flat().filter((key): key is string => typeof key === "string" && key !== "");
  const { titles, isReady } = useGoodsTitles(keys, by);
  const named: Option[] = [...titles].map(([value, label]) => ({ value, label }));
  // An item that was just chosen is still in the list, so the field need not wait for its title.
  const known = new Set([...titles.keys(), ...offered.options.map(({ value }) => value)]);
  return { ...offered, named: isReady || keys.every((key) => known.has(key)) ? named : undefined };
}
