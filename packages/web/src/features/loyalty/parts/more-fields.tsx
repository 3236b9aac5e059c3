import { CARD_ACCESS } from "@patron/contract/enums";
import { useWatch } from "react-hook-form";
import { DecimalField, SelectField } from "#kit/form/fields.tsx";
import { ManyField } from "#kit/form/picker-fields.tsx";
import { RecordFields } from "#kit/form/record-fields.tsx";
import { CurrencyField } from "#kit/form/region-fields.tsx";
import { RowsField } from "#kit/form/rows-field.tsx";
import { TextsField } from "#kit/form/texts-field.tsx";
import type { CallForm } from "#kit/form/use-call-form.ts";
import { ManyGoodsField } from "#kit/goods/goods-fields.tsx";
import { useMessages } from "#kit/messages.ts";
import { choices } from "#kit/options.ts";
import { FieldRow, Section } from "#ui/layout/section.tsx";
import { loyaltyMessages } from "../messages.ts";
import type { MoreValues } from "./more-values.ts";
import { useCategoryOptions } from "./use-category-options.ts";

interface MoreFieldsProps {
  form: CallForm<MoreValues>;
  loyaltyId: string;
}

/** Who gets which access, and how bonuses pay. */
export function MoreFields({ form, loyaltyId }: MoreFieldsProps) {
  return (
    <>
      <Access form={form} />
      <Consent form={form} />
      <Redemption form={form} loyaltyId={loyaltyId} />
      <Refunds form={form} />
      <Rounding form={form} />
    </>
  );
}

function Access({ form }: { form: CallForm<MoreValues> }) {
  const t = useMessages(loyaltyMessages);
  const accesses = choices(CARD_ACCESS, t.values.new_customer_access, t.accessHints);
  return (
    <Section title={t.access} explanation={t.accessHint}>
      <FieldRow>
        <SelectField form={form} name="new_customer_access" options={accesses} />
        <RecordFields form={form} names={["primary_id_type"]} />
      </FieldRow>
      <RecordFields form={form} names={["profile_in_terminal", "message_signature", "deny_anonymous_sale"]} />
    </Section>
  );
}

function Consent({ form }: { form: CallForm<MoreValues> }) {
  const t = useMessages(loyaltyMessages);
  const required = useWatch({ control: form.control.control, name: "consent_required" });
  return (
    <Section title={t.consent} explanation={t.consentHint}>
      <RecordFields form={form} names={["consent_required"]} />
      {required && <TextsField form={form} name="consent_text" rows={5} />}
    </Section>
  );
}

function Redemption({ form, loyaltyId }: MoreFieldsProps) {
  const t = useMessages(loyaltyMessages);
  const categories = useCategoryOptions(loyaltyId);
  return (
    <Section title={t.redemption} explanation={t.redemptionHint}>
      <RecordFields
        form={form}
        names={["bonuses_payment_type", ["bonuses_max_percent", "bonuses_min_check_amount"], "redemption_moment"]}
        suffixes={{ bonuses_max_percent: "%" }}
      />
      <ManyGoodsField form={form} name="bonuses_exclude_goods" loyaltyId={loyaltyId} />
      <ManyField form={form} name="bonuses_exclude_categories" options={categories} />
      <RecordFields
        form={form}
        names={["bonuses_inactivity_expire_months"]}
        suffixes={{ bonuses_inactivity_expire_months: t.monthsShort }}
      />
    </Section>
  );
}

function Refunds({ form }: { form: CallForm<MoreValues> }) {
  const t = useMessages(loyaltyMessages);
  return (
    <Section title={t.refunds} explanation={t.refundsHint}>
      <RecordFields
        form={form}
        names={["refund_tills", "spent_bonus_policy", "refund_grace_days"]}
        suffixes={{ refund_grace_days: t.daysShort }}
      />
    </Section>
  );
}

function Rounding({ form }: { form: CallForm<MoreValues> }) {
  const t = useMessages(loyaltyMessages);
  const texts = { add: t.addStep, remove: t.removeStep, none: t.noRounding };
  return (
    <Section title={t.rounding} explanation={t.roundingHint}>
      <RowsField form={form} name="steps" texts={texts} blank={{ currency: null, step: "0.05" }}>
        {(index, remove) => (
          <div className="flex items-end gap-2">
            <div className="min-w-0 flex-1">
              <CurrencyField form={form} name={`steps.${index}.currency`} label={t.currency} />
            </div>
            <div className="w-28">
              <DecimalField form={form} name={`steps.${index}.step`} label={t.step} digits={3} />
            </div>
            {remove}
          </div>
        )}
      </RowsField>
    </Section>
  );
}
