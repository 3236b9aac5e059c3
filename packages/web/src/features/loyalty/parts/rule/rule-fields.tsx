import { RULE_SCOPES, SUPPORTED_ACTION_TYPES, type SupportedActionType } from "@patron/contract/enums";
import { useWatch } from "react-hook-form";
import { DecimalField, SelectField } from "#kit/form/fields.tsx";
import { CurrencyField } from "#kit/form/place-fields.tsx";
import { RecordFields } from "#kit/form/record-fields.tsx";
import { useMessages } from "#kit/messages.ts";
import { choices } from "#kit/options.ts";
import { FieldRow, Section } from "#ui/layout/section.tsx";
import { type RuleTexts, ruleMessages } from "../../messages.ts";
import { GoodsFields } from "./goods-fields.tsx";
import { GroupFields } from "./group-fields.tsx";
import { GrowFields } from "./grow-fields.tsx";
import { LimitFields, PersonFields } from "./limit-fields.tsx";
import { SetFields } from "./set-fields.tsx";
import { TargetFields } from "./target-fields.tsx";
import { useCounted } from "./use-counted.ts";
import { hasSets, isCharge, isOnGoods, isPercent, type RulePart } from "./values.ts";
import { WhenFields, WhereFields } from "./when-fields.tsx";

/** Every field of a rule that matters for the chosen action, in sections. */
export function RuleFields({ form, loyaltyId }: RulePart) {
  const control = form.control.control;
  const [action, dependsOn] = useWatch({ control, name: ["action_type", "depends_on"] });
  return (
    <>
      <What form={form} loyaltyId={loyaltyId} />
      {isCharge(action) && <TargetFields form={form} />}
      <GroupFields form={form} loyaltyId={loyaltyId} />
      {isOnGoods(action) && <GoodsFields form={form} loyaltyId={loyaltyId} />}
      {hasSets(action) && <SetFields form={form} loyaltyId={loyaltyId} />}
      <GrowFields form={form} grows={dependsOn !== "none"} />
      <WhenFields form={form} />
      <WhereFields form={form} loyaltyId={loyaltyId} />
      <PersonFields form={form} />
      <LimitFields form={form} />
    </>
  );
}

function What({ form }: RulePart) {
  const t = useMessages(ruleMessages);
  const control = form.control.control;
  const [action, byGroup, dependsOn] = useWatch({ control, name: ["action_type", "by_group", "depends_on"] });
  const counted = useCounted({ form });
  const single = !byGroup && dependsOn === "none";
  return (
    <Section title={t.what} explanation={t.whatHint}>
      <RecordFields form={form} names={["title"]} />
      <SelectField form={form} name="action_type" options={choices(SUPPORTED_ACTION_TYPES, t.values.action_type)} />
      <FieldRow>
        {single && (
          <DecimalField
            form={form}
            name="value"
            label={valueLabel(t, action)}
            digits={counted.digits}
            suffix={counted.suffix}
          />
        )}
        <CurrencyField form={form} name="currency" hint={currencyHint(t, action, counted.account)} />
      </FieldRow>
      <FieldRow>
        <SelectField form={form} name="scope" options={choices(RULE_SCOPES, t.values.scope, t.scopeHints)} />
        <RecordFields form={form} names={["sort_order"]} />
      </FieldRow>
      <RecordFields form={form} names={["exclusive", "active"]} />
    </Section>
  );
}

const isPerUnit = (action: SupportedActionType) => isOnGoods(action) && action !== "special-price-check";
function currencyHint(t: RuleTexts, action: SupportedActionType, account: { currency: string | null } | undefined) {
  if (account) return account.currency === null ? t.currencyHintPercent : t.currencyHintAccount;
  return isPercent(action) ? t.currencyHintPercent : t.currencyHint;
}
function valueLabel(t: RuleTexts, action: SupportedActionType): string {
  if (isPercent(action)) return t.percent;
  if (action === "special-price-item") return t.specialPrice;
  if (action === "special-price-check") return t.specialTotal;
  return isPerUnit(action) ? t.amountPerUnit : t.amount;
}
