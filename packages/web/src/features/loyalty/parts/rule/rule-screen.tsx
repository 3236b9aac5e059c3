import type { ReactNode } from "react";
import { FormScreen } from "#kit/form/form-screen.tsx";
import type { CallForm } from "#kit/form/use-call-form.ts";
import { RuleFields } from "./rule-fields.tsx";
import { TryPanel } from "./try-panel.tsx";
import type { RuleValues } from "./values.ts";

interface RuleScreenProps {
  form: CallForm<RuleValues>;
  loyaltyId: string;
  ruleId?: string;
  head: ReactNode;
}

/** The fields of a rule, and beside them what it would do to a check. */
export function RuleScreen({ form, loyaltyId, ruleId, head }: RuleScreenProps) {
  return (
    <>
      {head}
      <div className="grid items-start gap-x-8 gap-y-10 min-[80rem]:grid-cols-[minmax(0,1fr)_21rem]">
        <div className="min-w-0">
          <FormScreen form={form}>
            <RuleFields form={form} loyaltyId={loyaltyId} />
          </FormScreen>
        </div>
        <TryPanel form={form} loyaltyId={loyaltyId} {...(ruleId === undefined ? {} : { ruleId })} />
      </div>
    </>
  );
}
