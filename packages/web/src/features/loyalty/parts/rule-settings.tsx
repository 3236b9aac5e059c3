import type { rules as rulesGroup } from "@patron/contract";
import type { ReplyOf } from "@patron/contract/client";
import { CHARGE_BASES, COMBINATION_SCHEMES, ROUNDING_MODES } from "@patron/contract/enums";
import { calls } from "@patron/contract/routes";
import { rules } from "@patron/contract/rules/rules";
import { useMemo } from "react";
import { useCall } from "#kit/call/use-call.ts";
import { DecimalField, SelectField, SwitchField, WholeField } from "#kit/form/fields.tsx";
import { FormScreen } from "#kit/form/form-screen.tsx";
import { useCallForm } from "#kit/form/use-call-form.ts";
import { useMessages } from "#kit/messages.ts";
import { FieldRow, Section } from "#ui/layout/section.tsx";
import { ruleMessages } from "../messages.ts";

type Settings = ReplyOf<typeof rulesGroup.settings>;

/** How the rules of a programme combine. */
export function RuleSettings({ loyaltyId }: { loyaltyId: string }) {
  const path = { loyaltyId };
  const { data } = useCall(calls.rules.settings, { path });
  return data ? (
    <div className="mt-8">
      <SettingsForm path={path} settings={data} />
    </div>
  ) : null;
}

function SettingsForm({ path, settings }: { path: { loyaltyId: string }; settings: Settings }) {
  const t = useMessages(ruleMessages);
  const form = useCallForm(calls.rules.changeSettings, {
    values: useMemo(() => {
      const { version: _, modified_dt: __, ...values } = settings;
      return values;
    }, [settings]),
    version: settings.version,
    rules: { ...rules.changeSettings, discount_max_percent: { unit: "rate", required: true } },
    request: (_, changed) => ({ path, body: changed }),
    onDone: () => {},
  });
  const schemes = COMBINATION_SCHEMES.map((value) => ({ value, label: t.schemes[value], hint: t.schemeHints[value] }));
  const modes = ROUNDING_MODES.map((value) => ({ value, label: t.roundings[value] }));
  return (
    <FormScreen form={form}>
      <Section title={t.combine} explanation={t.combineHint}>
        <SelectField form={form} name="discounts_scheme" label={t.discountsScheme} options={schemes} />
        <SelectField form={form} name="charges_scheme" label={t.chargesScheme} options={schemes} />
        <FieldRow>
          <DecimalField form={form} name="discount_max_percent" label={t.maxPercent} digits={6} suffix="%" />
          <SelectField
            form={form}
            name="charge_base"
            label={t.chargeBase}
            options={CHARGE_BASES.map((value) => ({ value, label: t.chargeBases[value] }))}
          />
        </FieldRow>
        <SwitchField form={form} name="charge_on_bonus_redemption" label={t.chargeOnRedemption} />
        <FieldRow>
          <WholeField form={form} name="discount_rounding_precision" label={t.discountDigits} hint={t.digitsHint} />
          <SelectField form={form} name="discount_rounding_mode" label={t.discountRounding} options={modes} />
        </FieldRow>
        <FieldRow>
          <WholeField form={form} name="charge_rounding_precision" label={t.chargeDigits} />
          <SelectField form={form} name="charge_rounding_mode" label={t.chargeRounding} options={modes} />
        </FieldRow>
      </Section>
    </FormScreen>
  );
}
