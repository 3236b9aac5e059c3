import { calls } from "@patron/contract/routes";
import { rules } from "@patron/contract/rules/loyalty";
import { useMemo } from "react";
import { useCall } from "#kit/call/use-call.ts";
import { FormScreen } from "#kit/form/form-screen.tsx";
import { useCallForm } from "#kit/form/use-call-form.ts";
import { Loaded } from "#kit/loaded.tsx";
import { useMessages } from "#kit/messages.ts";
import { loyaltyMessages } from "../messages.ts";
import { MoreFields } from "./more-fields.tsx";
import type { MoreValues, LoyaltySettings as Settings } from "./more-values.ts";

const { changeSettings: limits } = rules;
const formRules = { ...limits, bonuses_max_percent: { ...limits.bonuses_max_percent, required: true } };

/** Access, consent, redemption and rounding of a programme. */
export function MoreSettings({ record }: { record: { id: string } }) {
  const path = { loyaltyId: record.id };
  return (
    <Loaded of={useCall(calls.loyalty.settings, { path })} fields={6}>
      {(settings) => <MoreForm path={path} settings={settings} />}
    </Loaded>
  );
}

function MoreForm({ path, settings }: { path: { loyaltyId: string }; settings: Settings }) {
  const values = useMemo<MoreValues>(() => {
    const { version: _, modified_dt: __, consent_version: ___, cash_rounding_steps, ...same } = settings;
    return {
      ...same,
      steps: Object.entries(cash_rounding_steps).map(([currency, step]) => ({ currency, step })),
    };
  }, [settings]);
  const form = useCallForm(calls.loyalty.changeSettings, {
    values,
    version: settings.version,
    ...{ rules: formRules, texts: useMessages(loyaltyMessages) },
    request: (_, { steps, ...same }) => ({
      path,
      body: {
        ...same,
        ...(steps === undefined ? {} : { cash_rounding_steps: stepsOf(steps) }),
      },
    }),
    onDone: () => {},
  });
  return (
    <FormScreen form={form}>
      <MoreFields form={form} loyaltyId={path.loyaltyId} />
    </FormScreen>
  );
}

function stepsOf(rows: MoreValues["steps"]): Record<string, string> {
  return Object.fromEntries(rows.flatMap(({ currency, step }) => (currency && step ? [[currency, step]] : [])));
}
