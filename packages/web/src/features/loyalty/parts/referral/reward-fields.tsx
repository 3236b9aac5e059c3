import type { referralProgram } from "@patron/contract";
import { useWatch } from "react-hook-form";
import { DecimalField, WholeField } from "#kit/form/fields.tsx";
import { RecordFields } from "#kit/form/record-fields.tsx";
import { RowsField } from "#kit/form/rows-field.tsx";
import type { CallForm } from "#kit/form/use-call-form.ts";
import type { RecordValues } from "#kit/form/use-record-form.ts";
import { useMessages } from "#kit/messages.ts";
import { Section } from "#ui/layout/section.tsx";
import { referralMessages } from "../../messages.ts";

export type ReferralForm = CallForm<RecordValues<typeof referralProgram.change>>;

/** What both sides get, when, and within which limits. */
export function RewardFields({ form }: { form: ReferralForm }) {
  const t = useMessages(referralMessages);
  return (
    <>
      <Section title={t.invited} explanation={t.invitedHint}>
        <SideFields form={form} side="referral" />
      </Section>
      <Section title={t.inviter} explanation={t.inviterHint}>
        <SideFields form={form} side="referrer" />
      </Section>
      <Section title={t.limits} explanation={t.limitsHint}>
        <RecordFields
          form={form}
          names={[
            ["reward_currency", "min_purchase_amount"],
            ["purchases_limit", "days_limit"],
          ]}
        />
      </Section>
    </>
  );
}

function SideFields({ form, side }: { form: ReferralForm; side: "referral" | "referrer" }) {
  const { control } = form.control;
  const type = useWatch({ control, name: `${side}_reward_type` });
  const expires = useWatch({ control, name: `${side}_promo_expire_type` });
  if (type === "none") return <RecordFields form={form} names={[`${side}_reward_type`]} />;
  return (
    <>
      <RecordFields
        form={form}
        names={[[`${side}_reward_type`, `${side}_reward_value`], `${side}_grant_type`]}
        suffixes={type === "percent-of-purchase" ? { [`${side}_reward_value`]: "%" } : {}}
      />
      {type === "promotional-bonuses" && (
        <RecordFields
          form={form}
          names={
            expires === "none"
              ? [`${side}_promo_expire_type`]
              : [[`${side}_promo_expire_type`, `${side}_promo_expire_value`]]
          }
        />
      )}
      {side === "referrer" && <Levels form={form} />}
    </>
  );
}

/** The first level is the inviter, whose reward is above. */
function Levels({ form }: { form: ReferralForm }) {
  const t = useMessages(referralMessages);
  const rows = useWatch({ control: form.control.control, name: "levels" }) ?? [];
  const next = rows.reduce((deepest, one) => Math.max(deepest, one?.level ?? 1), 1) + 1;
  const texts = { add: t.addLevel, remove: t.removeLevel, none: t.noLevels };
  return (
    <>
      <p className="text-table text-muted">{t.levelsHint}</p>
      <RowsField form={form} name="levels" texts={texts} blank={{ level: Math.min(next, 5), value: "" }}>
        {(index, remove) => (
          <div className="flex items-end gap-2">
            <div className="w-28">
              <WholeField form={form} name={`levels.${index}.level`} />
            </div>
            <div className="min-w-0 flex-1">
              <DecimalField form={form} name={`levels.${index}.value`} digits={6} />
            </div>
            {remove}
          </div>
        )}
      </RowsField>
    </>
  );
}
