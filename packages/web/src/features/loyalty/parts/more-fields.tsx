import {
  BONUSES_PAYMENT_TYPES,
  CARD_ACCESS,
  PROFILE_IN_TERMINAL,
  REDEMPTION_MOMENTS,
  SPENT_BONUS_POLICIES,
  USER_ID_TYPES,
} from "@patron/contract/enums";
import Plus from "lucide-react/icons/plus";
import Trash2 from "lucide-react/icons/trash-2";
import { useFieldArray, useWatch } from "react-hook-form";
import { ManyField } from "#kit/form/choice-fields.tsx";
import { DecimalField, SelectField, SwitchField, WholeField } from "#kit/form/fields.tsx";
import { CurrencyField } from "#kit/form/place-fields.tsx";
import { TextsField } from "#kit/form/texts-field.tsx";
import type { CallForm } from "#kit/form/use-call-form.ts";
import { useMessages } from "#kit/messages.ts";
import { Button } from "#ui/button.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { FieldRow, Section } from "#ui/layout/section.tsx";
import { loyaltyMessages } from "../messages.ts";
import type { MoreValues } from "./more-values.ts";
import { useGoodsOptions } from "./use-goods-options.ts";

interface MoreFieldsProps {
  form: CallForm<MoreValues>;
  loyaltyId: string;
}

/** Who gets what access, and how bonuses pay. */
export function MoreFields({ form, loyaltyId }: MoreFieldsProps) {
  return (
    <>
      <Access form={form} />
      <Consent form={form} />
      <Redemption form={form} loyaltyId={loyaltyId} />
      <Rounding form={form} />
    </>
  );
}

function Access({ form }: { form: CallForm<MoreValues> }) {
  const t = useMessages(loyaltyMessages);
  return (
    <Section title={t.access} explanation={t.accessHint}>
      <FieldRow>
        <SelectField
          form={form}
          name="new_customer_access"
          label={t.newCustomerAccess}
          options={CARD_ACCESS.map((value) => ({ value, label: t.accesses[value], hint: t.accessHints[value] }))}
        />
        <SelectField
          form={form}
          name="primary_id_type"
          label={t.primaryId}
          options={USER_ID_TYPES.map((value) => ({ value, label: t.idTypes[value] }))}
        />
      </FieldRow>
      <SelectField
        form={form}
        name="profile_in_terminal"
        label={t.profileInTerminal}
        options={PROFILE_IN_TERMINAL.map((value) => ({ value, label: t.profiles[value] }))}
      />
      <TextsField form={form} name="message_signature" label={t.signature} hint={t.signatureHint} />
      <SwitchField form={form} name="deny_anonymous_sale" label={t.denyAnonymous} hint={t.denyAnonymousHint} />
    </Section>
  );
}

function Consent({ form }: { form: CallForm<MoreValues> }) {
  const t = useMessages(loyaltyMessages);
  const required = useWatch({ control: form.control.control, name: "consent_required" });
  return (
    <Section title={t.consent} explanation={t.consentHint}>
      <SwitchField form={form} name="consent_required" label={t.consentRequired} />
      {required && <TextsField form={form} name="consent_text" label={t.consentText} rows={5} />}
    </Section>
  );
}

function Redemption({ form, loyaltyId }: MoreFieldsProps) {
  const t = useMessages(loyaltyMessages);
  const { goods, categories } = useGoodsOptions(loyaltyId);
  return (
    <Section title={t.redemption} explanation={t.redemptionHint}>
      <SelectField
        form={form}
        name="bonuses_payment_type"
        label={t.paymentType}
        options={BONUSES_PAYMENT_TYPES.map((value) => ({ value, label: t.paymentTypes[value] }))}
      />
      <FieldRow>
        <DecimalField form={form} name="bonuses_max_percent" label={t.maxPercent} digits={6} suffix="%" />
        <DecimalField form={form} name="bonuses_min_check_amount" label={t.minCheck} digits={2} hint={t.minCheckHint} />
      </FieldRow>
      <SelectField
        form={form}
        name="redemption_moment"
        label={t.moment}
        options={REDEMPTION_MOMENTS.map((value) => ({ value, label: t.moments[value] }))}
      />
      <ManyField form={form} name="bonuses_exclude_goods" label={t.excludeGoods} options={goods} />
      <ManyField form={form} name="bonuses_exclude_categories" label={t.excludeCategories} options={categories} />
      <WholeField
        form={form}
        name="bonuses_inactivity_expire_months"
        label={t.idleMonths}
        hint={t.idleMonthsHint}
        suffix={t.monthsShort}
      />
      <SelectField
        form={form}
        name="spent_bonus_policy"
        label={t.spentPolicy}
        hint={t.spentPolicyHint}
        options={SPENT_BONUS_POLICIES.map((value) => ({ value, label: t.spentPolicies[value] }))}
      />
    </Section>
  );
}

function Rounding({ form }: { form: CallForm<MoreValues> }) {
  const t = useMessages(loyaltyMessages);
  const rows = useFieldArray({ control: form.control.control, name: "steps" });
  return (
    <Section title={t.rounding} explanation={t.roundingHint}>
      {rows.fields.length === 0 && <p className="text-body text-muted">{t.noRounding}</p>}
      {rows.fields.map((row, index) => (
        <div key={row.id} className="flex items-end gap-2">
          <div className="min-w-0 flex-1">
            <CurrencyField form={form} name={`steps.${index}.currency`} label={t.currency} />
          </div>
          <div className="w-28">
            <DecimalField form={form} name={`steps.${index}.step`} label={t.step} digits={3} />
          </div>
          <IconButton icon={Trash2} label={t.removeStep} onClick={() => rows.remove(index)} />
        </div>
      ))}
      <div>
        <Button icon={Plus} onClick={() => rows.append({ currency: null, step: "0.05" })}>
          {t.addStep}
        </Button>
      </div>
    </Section>
  );
}
