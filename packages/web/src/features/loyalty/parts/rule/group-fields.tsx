import { calls } from "@patron/contract/routes";
import { useController, useWatch } from "react-hook-form";
import { useCall } from "#kit/call/use-call.ts";
import { SwitchField } from "#kit/form/fields.tsx";
import type { CallForm } from "#kit/form/use-call-form.ts";
import { useMessages } from "#kit/messages.ts";
import { NumberField } from "#ui/number-field.tsx";
import { Section } from "#ui/section.tsx";
import { Switch } from "#ui/switch.tsx";
import { ruleMessages } from "../../messages.ts";
import type { RulePart } from "./values.ts";
import { isCharge, isOnGoods, isPercent, type RuleValues, uncategorised, walkIn } from "./values.ts";

/** For whom: everybody alike, or a value for each group of customers. */
export function GroupFields({ form, loyaltyId }: RulePart) {
  const t = useMessages(ruleMessages);
  const control = form.control.control;
  const [byGroup, action, dependsOn] = useWatch({ control, name: ["by_group", "action_type", "depends_on"] });
  const query = { loyalty_id: loyaltyId, only_active: true };
  const categories = useCall(calls.embedded.cardCategories, { query }).data?.items ?? [];
  const rows = [
    ...categories.map(({ id, title, color }) => ({ group: id, label: title, color })),
    { group: uncategorised, label: t.uncategorised, color: null },
    ...(isCharge(action) ? [] : [{ group: walkIn, label: t.walkIn, color: null }]),
  ];
  return (
    <Section title={t.whom} explanation={dependsOn === "none" ? t.whomHint : t.whomGrowsHint}>
      <SwitchField form={form} name="by_group" label={t.byGroup} hint={t.byGroupHint} />
      {!byGroup && !isCharge(action) && <SwitchField form={form} name="members" label={t.members} />}
      {byGroup && (
        <ul aria-label={t.whom} className="divide-y divide-default rounded-card border border-default">
          {rows.map((row) => (
            <GroupRow
              key={row.group}
              form={form}
              row={row}
              grows={dependsOn !== "none"}
              digits={isPercent(action) ? 6 : isOnGoods(action) ? 4 : 2}
              percent={isPercent(action)}
            />
          ))}
        </ul>
      )}
    </Section>
  );
}

interface GroupRowProps {
  form: CallForm<RuleValues>;
  row: { group: string; label: string; color: string | null };
  grows: boolean;
  digits: number;
  percent: boolean;
}

function GroupRow({ form, row, grows, digits, percent }: GroupRowProps) {
  const t = useMessages(ruleMessages);
  const { field } = useController({ control: form.control.control, name: `groups.${row.group}` });
  const value = typeof field.value === "string" ? field.value : null;
  return (
    <li className="flex min-h-12 items-center gap-3 px-3 py-1.5">
      {row.color && <span aria-hidden className="size-3 shrink-0 rounded-full" style={{ background: row.color }} />}
      <span className="min-w-0 flex-1 wrap-anywhere text-body">{row.label}</span>
      {grows ? (
        <Switch aria-label={row.label} value={value !== null} onChange={(on) => field.onChange(on ? "1" : null)} />
      ) : (
        <div className="w-32 shrink-0">
          <NumberField
            size="sm"
            alignEnd
            aria-label={row.label}
            placeholder={t.nothing}
            digits={digits}
            suffix={percent ? "%" : undefined}
            value={value}
            onChange={field.onChange}
            onBlur={field.onBlur}
          />
        </div>
      )}
    </li>
  );
}
