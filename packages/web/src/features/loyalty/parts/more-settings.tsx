import { calls } from "@patron/contract/routes";
import { rules } from "@patron/contract/rules/loyalty";
import { useMemo } from "react";
import { useCall } from "#kit/call/use-call.ts";
import { FormScreen } from "#kit/form/form-screen.tsx";
import { useCallForm } from "#kit/form/use-call-form.ts";
import { LoadFailure } from "#kit/load-failure.tsx";
import { SkeletonForm } from "#ui/skeleton.tsx";
import { MoreFields } from "./more-fields.tsx";
import type { MoreValues, LoyaltySettings as Settings } from "./more-values.ts";

/** Access, consent, redemption and rounding of a programme. */
export function MoreSettings({ loyalty: one }: { loyalty: { id: string } }) {
  const path = { loyaltyId: one.id };
  const { data, error, refetch } = useCall(calls.loyalty.settings, { path });
  if (error) return <LoadFailure error={error} retry={() => void refetch()} />;
  return data ? <MoreForm path={path} settings={data} /> : <SkeletonForm fields={6} />;
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
    rules: { ...rules.changeSettings, bonuses_max_percent: { unit: "rate", required: true } },
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
