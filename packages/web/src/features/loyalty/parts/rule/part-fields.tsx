import { GENDERS, PAYMENT_TYPES, RULE_SCOPES } from "@patron/contract/enums";
import { type ReactNode, useMemo } from "react";
import { useWatch } from "react-hook-form";
import { SelectField, TextAreaField, WholeField } from "#kit/form/fields.tsx";
import { ManyField } from "#kit/form/picker-fields.tsx";
import { RecordFields } from "#kit/form/record-fields.tsx";
import { CurrencyField } from "#kit/form/region-fields.tsx";
import { ManyGoodsField } from "#kit/goods/goods-fields.tsx";
import { useMessages } from "#kit/messages.ts";
import { choices, useOptions } from "#kit/options.ts";
import { useTerminalTitles } from "#kit/rule-sentence/use-terminal-titles.ts";
import { type RuleTexts, ruleMessages } from "../../messages.ts";
import { useCategoryOptions } from "../use-category-options.ts";
import type { PartId } from "./conditions.ts";
import { GroupFields } from "./group-fields.tsx";
import { GrowFields } from "./grow-fields.tsx";
import type { RulePart } from "./values.ts";
import { WeekDays } from "./week-days.tsx";

interface FieldsProps extends RulePart {
  t: RuleTexts;
}

/** The fields of one optional part; none for a part without values. */
export function PartFields({ id, ...part }: RulePart & { id: PartId }) {
  const t = useMessages(ruleMessages);
  const Fields = fields[id];
  return Fields ? <Fields {...part} t={t} /> : null;
}

// The part above the field shows the same name.
const hidden = (name: string) => <span className="sr-only">{name}</span>;

const fields: Partial<Record<PartId, (props: FieldsProps) => ReactNode>> = {
  birthday: ({ form, t }) => (
    <Pair>
      <WholeField form={form} name="birthday_before_days" label={t.daysBefore} />
      <WholeField form={form} name="birthday_after_days" label={t.daysAfter} />
    </Pair>
  ),
  age: ({ form }) => (
    <Pair>
      <WholeField form={form} name="age_from" />
      <WholeField form={form} name="age_to" />
    </Pair>
  ),
  gender: ({ form, t }) => (
    <SelectField
      form={form}
      name="gender"
      label={hidden(t.fields.gender)}
      options={[{ value: "any", label: t.anyGender }, ...choices(GENDERS, t.values.gender)]}
    />
  ),
  joined: ({ form, t }) => (
    <WholeField
      form={form}
      name="registered_within_days"
      label={hidden(t.fields.registered_within_days)}
      suffix={t.daysSuffix}
    />
  ),
  hours: ({ form }) => (
    <Pair>
      <RecordFields form={form} names={["time_from", "time_to"]} />
    </Pair>
  ),
  weekDays: ({ form }) => <WeekDays form={form} />,
  dates: ({ form }) => (
    <Pair>
      <RecordFields form={form} names={["date_from", "date_to"]} />
    </Pair>
  ),
  goods: (props) => <Goods {...props} names={["include_categories", "include_goods"]} />,
  exceptGoods: (props) => <Goods {...props} names={["exclude_categories", "exclude_goods"]} />,
  pos: (props) => <Pos {...props} />,
  terminals: (props) => <Terminals {...props} />,
  saleAmount: (props) => <Amounts {...props} names={["check_amount_min", "check_amount_max"]} />,
  goodsAmount: (props) => <Amounts {...props} names={["goods_amount_min", "goods_amount_max"]} />,
  payment: ({ form, t }) => (
    <ManyField
      form={form}
      name="payment_types"
      label={hidden(t.fields.payment_types)}
      placeholder={t.anyPayment}
      options={choices(PAYMENT_TYPES, t.values.payment_types)}
    />
  ),
  currency: ({ form, t }) => (
    <CurrencyField form={form} name="currency" label={hidden(t.fields.currency)} hint={t.currencyHintPercent} />
  ),
  perCustomer: ({ form, t }) => <Uses form={form} name="limit_per_customer" t={t} />,
  perDay: ({ form, t }) => <Uses form={form} name="limit_per_day" t={t} />,
  total: ({ form, t }) => <Uses form={form} name="limit_total" t={t} />,
  byCategory: ({ form, loyaltyId }) => <GroupFields form={form} loyaltyId={loyaltyId} />,
  tiers: ({ form }) => <GrowFields form={form} />,
  exclusive: ({ t }) => <p className="text-table text-muted">{t.hints.exclusive}</p>,
  scope: ({ form, t }) => (
    <SelectField
      form={form}
      name="scope"
      label={hidden(t.fields.scope)}
      options={choices(RULE_SCOPES, t.values.scope, t.scopeHints)}
    />
  ),
  rank: ({ form, t }) => (
    <WholeField form={form} name="sort_order" label={hidden(t.fields.sort_order)} hint={t.hints.sort_order} />
  ),
  comment: ({ form, t }) => <TextAreaField form={form} name="comment" label={hidden(t.fields.comment)} rows={3} />,
};

/** Two short fields side by side, also on phones where their labels fit. */
function Pair({ children }: { children: ReactNode }) {
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(8.5rem,100%),1fr))] items-start gap-x-3 gap-y-4">
      {children}
    </div>
  );
}

type LimitName = "limit_per_customer" | "limit_per_day" | "limit_total";
function Uses({ form, name, t }: Omit<FieldsProps, "loyaltyId"> & { name: LimitName }) {
  return <WholeField form={form} name={name} label={hidden(t.fields[name])} />;
}

type AmountName = "check_amount_min" | "check_amount_max" | "goods_amount_min" | "goods_amount_max";
function Amounts({ form, names }: FieldsProps & { names: readonly [AmountName, AmountName] }) {
  const currency = useWatch({ control: form.control.control, name: "currency" });
  const [from, to] = names;
  return (
    <Pair>
      <RecordFields form={form} names={names} suffixes={currency ? { [from]: currency, [to]: currency } : {}} />
    </Pair>
  );
}

type GoodsName = "include_categories" | "include_goods" | "exclude_categories" | "exclude_goods";
function Goods({ form, loyaltyId, names }: FieldsProps & { names: readonly GoodsName[] }) {
  const categories = useCategoryOptions(loyaltyId);
  return names.map((name) =>
    name.endsWith("goods") ? (
      <ManyGoodsField key={name} form={form} name={name} loyaltyId={loyaltyId} />
    ) : (
      <ManyField key={name} form={form} name={name} options={categories} />
    ),
  );
}

function Pos({ form, loyaltyId, t }: FieldsProps) {
  const { options, loading } = useOptions("pos", { loyalty_id: loyaltyId });
  return (
    <ManyField
      form={form}
      name="pos_ids"
      label={hidden(t.fields.pos_ids)}
      options={options}
      loading={loading}
      placeholder={t.everywhere}
    />
  );
}

function Terminals({ form, loyaltyId, t }: FieldsProps) {
  const { items } = useTerminalTitles(loyaltyId);
  const options = useMemo(
    () => (items ?? []).map(({ id, title, pos }) => ({ value: id, label: title, hint: pos })),
    [items],
  );
  return (
    <ManyField
      form={form}
      name="terminal_ids"
      label={hidden(t.fields.terminal_ids)}
      options={options}
      loading={items === undefined}
      placeholder={t.everywhere}
    />
  );
}
