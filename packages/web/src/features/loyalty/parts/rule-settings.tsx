import type { rules as rulesGroup } from "@patron/contract";
import type { ReplyOf } from "@patron/contract/client";
import { COMBINATION_SCHEMES } from "@patron/contract/enums";
import { calls } from "@patron/contract/routes";
import { rules } from "@patron/contract/rules/rules";
import { useCall } from "#kit/call/use-call.ts";
import { SelectField } from "#kit/form/fields.tsx";
import { FormScreen } from "#kit/form/form-screen.tsx";
import { RecordFields } from "#kit/form/record-fields.tsx";
import { useRecordForm } from "#kit/form/use-record-form.ts";
import { useMessages } from "#kit/messages.ts";
import { choices } from "#kit/options.ts";
import { Section } from "#ui/layout/section.tsx";
import { ruleMessages } from "../messages.ts";

type Settings = ReplyOf<typeof rulesGroup.settings>;
const { changeSettings: limits } = rules;
const formRules = { ...limits, discount_max_percent: { ...limits.discount_max_percent, required: true } };

/** How the rules of a programme combine. */
export function RuleSettings({ loyaltyId }: { loyaltyId: string }) {
  const path = { loyaltyId };
  const { data } = useCall(calls.rules.settings, { path });
  return data ? (
    <div className="mt-8">
      <SettingsForm settings={data} />
    </div>
  ) : null;
}

function SettingsForm({ settings }: { settings: Settings }) {
  const t = useMessages(ruleMessages);
  const form = useRecordForm(calls.rules.changeSettings, { rules: formRules, texts: t, record: settings });
  const schemes = choices(COMBINATION_SCHEMES, t.values.discounts_scheme, t.schemeHints);
  return (
    <FormScreen form={form}>
      <Section title={t.combine} explanation={t.combineHint}>
        <SelectField form={form} name="discounts_scheme" options={schemes} />
        <SelectField form={form} name="charges_scheme" options={schemes} />
        <RecordFields
          form={form}
          suffixes={{ discount_max_percent: "%" }}
          names={[
            ["discount_max_percent", "charge_base"],
            "charge_on_bonus_redemption",
            ["discount_rounding_precision", "discount_rounding_mode"],
            ["charge_rounding_precision", "charge_rounding_mode"],
          ]}
        />
      </Section>
    </FormScreen>
  );
}
