import { useState } from "react";
import { FormScreen } from "#kit/form/form-screen.tsx";
import type { CallForm } from "#kit/form/use-call-form.ts";
import { PastSales } from "../../trials/parts/past-sales.tsx";
import { InWords } from "./in-words.tsx";
import { RuleFields } from "./rule-fields.tsx";
import { TryPanel } from "./try-panel.tsx";
import { blankSample } from "./try-state.ts";
import { TryStrip } from "./try-strip.tsx";
import type { RuleValues } from "./values.ts";

interface RuleFormProps {
  form: CallForm<RuleValues>;
  loyaltyId: string;
  ruleId?: string;
}

/** A rule as a sentence, its fields, and its effect on a sample sale: beside them, or in a strip below the sentence on narrow screens. */
export function RuleForm({ form, loyaltyId, ruleId }: RuleFormProps) {
  const [sample, setSample] = useState(blankSample);
  const trial = { form, loyaltyId, sample, onSample: setSample, ...(ruleId === undefined ? {} : { ruleId }) };
  return (
    <div className="grid items-start gap-x-8 min-[80rem]:grid-cols-[minmax(0,1fr)_21rem]">
      {/* Scrolls a focused field to below the strip, not behind it. */}
      <div className="min-w-0 max-[80rem]:**:scroll-mt-36">
        <InWords form={form} loyaltyId={loyaltyId} />
        <TryStrip {...trial} />
        <FormScreen form={form}>
          <RuleFields form={form} loyaltyId={loyaltyId} isNew={ruleId === undefined} />
        </FormScreen>
        <PastSales form={form} loyaltyId={loyaltyId} {...(ruleId === undefined ? {} : { ruleId })} />
      </div>
      <TryPanel {...trial} />
    </div>
  );
}
