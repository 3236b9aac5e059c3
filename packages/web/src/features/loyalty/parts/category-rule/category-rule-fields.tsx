import type { cardCategoryRules } from "@patron/contract";
import type { BodyOf } from "@patron/contract/client";
import { rules } from "@patron/contract/rules/cardCategoryRules";
import { useWatch } from "react-hook-form";
import type { FormValues } from "#kit/form/form-values.ts";
import { ManyField } from "#kit/form/picker-fields.tsx";
import { RecordFields } from "#kit/form/record-fields.tsx";
import { PickField } from "#kit/form/region-fields.tsx";
import type { CallForm } from "#kit/form/use-call-form.ts";
import { useMessages } from "#kit/messages.ts";
import { useOptions } from "#kit/options.ts";
import { FieldRow, Section } from "#ui/layout/section.tsx";
import { categoryRuleMessages } from "../../messages.ts";
import { type DescribedTransition, useTransitionSentence } from "./transition.ts";

type Form = CallForm<FormValues<BodyOf<typeof cardCategoryRules.add>>>;

/** The fields of a new or existing category rule, and the field that shows each error. */
export const categoryRuleForm = {
  rules: rules.add,
  fieldOf: {
    "currency.unknown": "currency",
    "card_category.not_found": "category_to",
    "pos.not_found": "pos_ids",
    "card_category_rule.same_category": "category_to",
    "card_category_rule.threshold_invalid": "threshold_from",
    "card_category_rule.thresholds_reversed": "threshold_to",
    "card_category_rule.check_daily": "apply",
  } as const,
};

/** The rule as a sentence, and its fields: who moves where, when, and in which order. */
export function CategoryRuleFields({ form, loyaltyId }: { form: Form; loyaltyId: string }) {
  const t = useMessages(categoryRuleMessages);
  const query = { loyalty_id: loyaltyId };
  const categories = useOptions("card_category", query);
  const pos = useOptions("pos", query);
  return (
    <>
      <InWords form={form} loyaltyId={loyaltyId} />
      <Section title={t.transition} explanation={t.transitionHint}>
        <RecordFields form={form} names={["title"]} />
        <FieldRow>
          <PickField form={form} name="category_from" {...categories} />
          <PickField form={form} name="category_to" {...categories} />
        </FieldRow>
      </Section>
      <Section title={t.condition} explanation={t.conditionHint}>
        <RecordFields
          form={form}
          names={[["depends_on", "period"], ["threshold_from", "threshold_to"], "currency", "apply"]}
        />
        <ManyField form={form} name="pos_ids" {...pos} />
      </Section>
      <Section title={t.order} explanation={t.orderHint}>
        <RecordFields form={form} names={["sort_order", "active"]} />
      </Section>
    </>
  );
}

function InWords({ form, loyaltyId }: { form: Form; loyaltyId: string }) {
  const t = useMessages(categoryRuleMessages);
  const values = useWatch({ control: form.control.control });
  const sentenceOf = useTransitionSentence(loyaltyId);
  const rule = {
    ...{ category_from: null, threshold_to: null, depends_on: "amount", period: "year", apply: "on-transaction" },
    ...values,
    pos_ids: values.pos_ids ?? [],
  } as DescribedTransition; // Empty fields are empty texts, which the sentence leaves open.
  return (
    <section aria-label={t.inWords} className="mb-4 rounded-card border border-default bg-sunken px-4 py-3">
      <p className="text-table text-muted">{t.inWords}</p>
      <p className="mt-1 min-h-6 wrap-anywhere text-section text-default">
        <bdi>{sentenceOf?.(rule)}</bdi>
      </p>
    </section>
  );
}
