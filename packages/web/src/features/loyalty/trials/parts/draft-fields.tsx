import { calls } from "@patron/contract/routes";
import { useCall } from "#kit/call/use-call.ts";
import { GoodsMultiSelect } from "#kit/goods/goods-fields.tsx";
import { useMessages } from "#kit/messages.ts";
import { optionsOf } from "#kit/options.ts";
import { useShow } from "#kit/show.ts";
import { Callout } from "#ui/callout.tsx";
import { Field } from "#ui/fields/field.tsx";
import { MultiSelect } from "#ui/fields/multi-select.tsx";
import { NumberField } from "#ui/fields/number-field.tsx";
import { Select } from "#ui/fields/select.tsx";
import { useCategoryOptions } from "../../parts/use-category-options.ts";
import { trialMessages } from "../messages.ts";
import type { DraftFieldsProps } from "./draft.ts";
import { PriceRows } from "./price-rows.tsx";

/** The fields of what is tried, by its kind. */
export function DraftFields(props: DraftFieldsProps) {
  switch (props.values.kind) {
    case "programme":
      return <ProgrammeFields {...props} />;
    case "price-percent":
      return <PercentFields {...props} />;
    case "prices":
      return <PriceRows {...props} />;
    case "price-change":
      return <ChangeField {...props} />;
  }
}

function ProgrammeFields({ loyaltyId, values, onChange }: DraftFieldsProps) {
  const t = useMessages(trialMessages);
  const rules = useCall(calls.embedded.loyaltyRules, { query: { loyalty_id: loyaltyId } }).data?.items;
  return (
    <Field label={t.rulesOn} hint={t.rulesOnHint}>
      <MultiSelect
        loading={!rules}
        options={optionsOf(rules)}
        value={values.rules ?? optionsOf(rules?.filter(({ active }) => active))}
        onChange={(chosen) => onChange({ rules: chosen })}
      />
    </Field>
  );
}

function PercentFields({ loyaltyId, values, onChange }: DraftFieldsProps) {
  const t = useMessages(trialMessages);
  const categories = useCategoryOptions(loyaltyId);
  const groups = useCall(calls.priceGroups.list, { path: { loyaltyId } }).data?.items;
  return (
    <>
      <Field label={t.percent} hint={t.percentHint} required>
        <NumberField
          negative
          digits={6}
          wholeDigits={5}
          suffix="%"
          value={values.percent}
          onChange={(percent) => onChange({ percent })}
        />
      </Field>
      <Field label={t.goods} hint={t.goodsHint}>
        <GoodsMultiSelect loyaltyId={loyaltyId} value={values.items} onChange={(items) => onChange({ items })} />
      </Field>
      <Field label={t.categories}>
        <MultiSelect
          options={categories}
          value={values.categories}
          onChange={(chosen) => onChange({ categories: chosen })}
        />
      </Field>
      <Field label={t.groups} hint={t.groupsHint}>
        <MultiSelect
          options={optionsOf(groups)}
          value={values.groups}
          onChange={(chosen) => onChange({ groups: chosen })}
        />
      </Field>
    </>
  );
}

function ChangeField({ loyaltyId, values, onChange }: DraftFieldsProps) {
  const t = useMessages(trialMessages);
  const show = useShow();
  const { data } = useCall(calls.priceMatrix.changes, { path: { loyaltyId }, page: { count: 100 } });
  const changes = (data?.items ?? []).filter(({ state }) => state !== "cancelled");
  if (data && changes.length === 0) return <Callout>{t.noChanges}</Callout>;
  return (
    <Field label={t.fields.price_change_id} hint={t.changeHint} required>
      <Select
        value={values.changeId}
        placeholder={t.chooseChange}
        options={changes.map(({ id, valid_from, comment, prices_count }) => ({
          value: id,
          label: comment || show.dateTime(valid_from),
          hint: `${show.dateTime(valid_from)}, ${t.pricesCount(prices_count)}`,
        }))}
        onChange={(changeId) => onChange({ changeId })}
      />
    </Field>
  );
}
