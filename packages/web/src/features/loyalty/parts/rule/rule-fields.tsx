import { SUPPORTED_ACTION_TYPES, type SupportedActionType } from "@patron/contract/enums";
import { useFormState, useWatch } from "react-hook-form";
import { DecimalField, SelectField } from "#kit/form/fields.tsx";
import { RecordFields } from "#kit/form/record-fields.tsx";
import { CurrencyField } from "#kit/form/region-fields.tsx";
import { TextField } from "#kit/form/text-fields.tsx";
import { useMessages } from "#kit/messages.ts";
import { choices } from "#kit/options.ts";
import { CollapsibleSection } from "#ui/layout/collapsible-section.tsx";
import { FieldRow, Section } from "#ui/layout/section.tsx";
import { type RuleTexts, ruleMessages } from "../../messages.ts";
import { conditionGroups, optionGroups } from "./conditions.ts";
import { OptionalParts } from "./optional-parts.tsx";
import { SetFields } from "./set-fields.tsx";
import { TargetFields } from "./target-fields.tsx";
import { useCounted } from "./use-counted.ts";
import { hasSets, isCharge, isOnGoods, isPercent, type RulePart } from "./values.ts";

/** What the rule gives, and the conditions and options that it uses. */
export function RuleFields({ isNew, ...part }: RulePart & { isNew: boolean }) {
  const t = useMessages(ruleMessages);
  return (
    <>
      <Effect {...part} isNew={isNew} />
      <Section title={t.conditions} explanation={t.conditionsHint}>
        <OptionalParts {...part} label={t.conditions} add={t.addCondition} groups={conditionGroups} />
      </Section>
      <Section title={t.options} explanation={t.optionsHint}>
        <OptionalParts {...part} label={t.options} add={t.addOption} groups={optionGroups} />
        <RecordFields form={part.form} names={["active"]} />
      </Section>
      <PublicTexts form={part.form} />
    </>
  );
}

const publicFields = ["public_title", "public_description"] as const;
function PublicTexts({ form }: Pick<RulePart, "form">) {
  const t = useMessages(ruleMessages);
  const control = form.control.control;
  const values = useWatch({ control, name: publicFields });
  const { errors } = useFormState({ control, name: publicFields });
  const isUsed = values.some((texts) => Object.keys(texts ?? {}).length > 0);
  return (
    <CollapsibleSection
      title={t.public}
      explanation={t.publicHint}
      open={isUsed || publicFields.some((name) => errors[name])}
    >
      <RecordFields form={form} names={publicFields} />
    </CollapsibleSection>
  );
}

/** A new rule begins with its name: who adds one types at once. */
function Effect({ form, loyaltyId, isNew }: RulePart & { isNew: boolean }) {
  const t = useMessages(ruleMessages);
  const control = form.control.control;
  const [action, byGroup, dependsOn] = useWatch({ control, name: ["action_type", "by_group", "depends_on"] });
  const counted = useCounted({ form });
  const hasOneValue = !byGroup && dependsOn === "none";
  return (
    <Section title={t.what} explanation={t.whatHint}>
      <TextField form={form} name="title" autoFocus={isNew} />
      <SelectField form={form} name="action_type" options={choices(SUPPORTED_ACTION_TYPES, t.values.action_type)} />
      {isCharge(action) && <TargetFields form={form} />}
      <FieldRow>
        {hasOneValue && (
          <DecimalField
            form={form}
            name="value"
            label={valueLabel(t, action)}
            digits={counted.digits}
            suffix={counted.suffix}
          />
        )}
        {!isPercent(action) && <CurrencyField form={form} name="currency" hint={currencyHint(t, counted.account)} />}
      </FieldRow>
      {hasSets(action) && <SetFields form={form} loyaltyId={loyaltyId} />}
    </Section>
  );
}

const isPerUnit = (action: SupportedActionType) => isOnGoods(action) && action !== "special-price-check";
function currencyHint(t: RuleTexts, account: { currency: string | null } | undefined) {
  if (!account) return t.currencyHint;
  return account.currency === null ? t.currencyHintPercent : t.currencyHintAccount;
}
function valueLabel(t: RuleTexts, action: SupportedActionType): string {
  if (isPercent(action)) return t.percent;
  if (action === "special-price-item") return t.specialPrice;
  if (action === "special-price-check") return t.specialTotal;
  return isPerUnit(action) ? t.amountPerUnit : t.amount;
}
