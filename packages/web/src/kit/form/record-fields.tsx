import type { FieldRule } from "@patron/contract/client";
import type { ComponentType, ReactNode } from "react";
import type { FieldPath, FieldValues } from "react-hook-form";
import { FieldRow } from "#ui/layout/section.tsx";
import { choices, isPickable, type Pickable, useOptions } from "../options.ts";
import { DecimalField, SelectField, SwitchField, TextAreaField, WholeField } from "./fields.tsx";
import { ClockField, DayField, ManyField } from "./picker-fields.tsx";
import { CountryField, CurrencyField, PickField, TimeZoneField } from "./region-fields.tsx";
import { TextField } from "./text-fields.tsx";
import { TextsField } from "./texts-field.tsx";
import { type CallForm, ruleOf } from "./use-call-form.ts";
import { type BoundField, leafOf } from "./use-field.ts";

/** Longer texts get several lines. */
const oneLine = 300;

interface RecordFieldsProps<V extends FieldValues> {
  form: CallForm<V>;
  /** Fields in their order; those of a nested list share a row. */
  names: readonly (FieldPath<V> | readonly FieldPath<V>[])[];
  /** Why some of them cannot be changed. */
  locked?: { readonly [Name in FieldPath<V>]?: string | false | undefined };
  /** Units inside some of them. */
  suffixes?: { readonly [Name in FieldPath<V>]?: ReactNode };
  /** What an empty choice of several means. */
  placeholders?: { readonly [Name in FieldPath<V>]?: string };
  /** Numbers that name something, such as ports. */
  plain?: readonly FieldPath<V>[];
}

/** Fields of a form as the contract describes them: the call's body determines control, choices, limits and label. */
export function RecordFields<V extends FieldValues>(props: RecordFieldsProps<V>) {
  const { form, names, locked, suffixes, placeholders, plain } = props;
  const one = (name: FieldPath<V>) => (
    <RecordField
      key={name}
      {...{ form, name }}
      lockedBecause={locked?.[name]}
      suffix={suffixes?.[name]}
      {...(placeholders?.[name] !== undefined && { placeholder: placeholders[name] })}
      plain={plain?.includes(name) ?? false}
    />
  );
  return names.map((name) =>
    typeof name === "string" ? one(name) : <FieldRow key={name.join()}>{name.map(one)}</FieldRow>,
  );
}

/** One field, with the control for its value. */
function RecordField<V extends FieldValues>(props: BoundField<V> & Shown) {
  const rule = ruleOf(props.form.rules, props.name);
  const Control = controls[rule.kind ?? "text"];
  if (!Control) throw new Error(`${props.form.name}: the field ${props.name} has no control of its own.`);
  return <Control {...(props as unknown as BoundField<FieldValues>)} rule={rule} />; // A control only reads values.
}

interface Shown {
  suffix?: ReactNode;
  placeholder?: string;
  plain?: boolean;
}
type Control = ComponentType<BoundField<FieldValues> & Shown & { rule: FieldRule }>;

const controls: Partial<Record<NonNullable<FieldRule["kind"]> | "text", Control>> = {
  text: ({ rule, ...field }) => {
    if ((rule.maxLength ?? 0) > oneLine) return <TextAreaField {...field} rows={3} />;
    return <TextField {...field} {...(rule.email && { type: "email" })} />;
  },
  url: ({ rule: _, ...field }) => <TextField {...field} type="url" inputMode="url" />,
  texts: ({ rule, ...field }) => <TextsField {...field} {...((rule.maxLength ?? 0) > oneLine && { rows: 3 })} />,
  flag: ({ rule: _, ...field }) => <SwitchField {...field} />,
  whole: ({ rule: _, ...field }) => <WholeField {...field} />,
  decimal: ({ rule, ...field }) => (
    <DecimalField {...field} digits={rule.digits ?? 0} negative={rule.signed ?? false} />
  ),
  choice: ({ rule, ...field }) => <SelectField {...field} options={namedChoices(field, rule)} />,
  choices: ({ rule, ...field }) => <ManyField {...field} options={namedChoices(field, rule)} />,
  day: ({ rule: _, ...field }) => <DayField {...field} />,
  time: ({ rule: _, ...field }) => <ClockField {...field} />,
  country: ({ rule: _, ...field }) => <CountryField {...field} />,
  currency: ({ rule: _, ...field }) => <CurrencyField {...field} />,
  "time-zone": ({ rule: _, ...field }) => <TimeZoneField {...field} />,
  id: ({ rule, ...field }) => <EntityField {...field} entityType={entityOf(field, rule)} />,
  ids: ({ rule, ...field }) => <EntitiesField {...field} entityType={entityOf(field, rule)} />,
};

function namedChoices({ form, name }: BoundField<FieldValues>, { options = [] }: FieldRule) {
  const labels = form.texts.values?.[leafOf(name)];
  if (!labels) throw new Error(`${form.name}: the values of ${name} have no labels.`);
  return choices(options, labels);
}

function entityOf({ form, name }: BoundField<FieldValues>, { entity }: FieldRule): Pickable {
  if (!isPickable(entity)) throw new Error(`${form.name}: what ${name} points at cannot be picked from a list.`);
  return entity;
}

/** A choice of one entity of a type. */
function EntityField({ entityType, ...field }: BoundField<FieldValues> & { entityType: Pickable }) {
  return <PickField {...field} {...useOptions(entityType)} />;
}

/** A choice of several entities of a type. */
function EntitiesField({ entityType, ...field }: BoundField<FieldValues> & { entityType: Pickable }) {
  return <ManyField {...field} {...useOptions(entityType)} />;
}
