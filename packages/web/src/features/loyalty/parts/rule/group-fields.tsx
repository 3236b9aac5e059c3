import { calls } from "@patron/contract/routes";
import { useController, useWatch } from "react-hook-form";
import { useCall } from "#kit/call/use-call.ts";
import { useMessages } from "#kit/messages.ts";
import { NumberField } from "#ui/fields/number-field.tsx";
import { Switch } from "#ui/fields/switch.tsx";
import { ruleMessages } from "../../messages.ts";
import { useCounted } from "./use-counted.ts";
import type { RulePart } from "./values.ts";
import { isCharge, type RuleValues, uncategorised, walkIn } from "./values.ts";

/** A value for each category of customers, and for those who have none. */
export function GroupFields({ form, loyaltyId }: RulePart) {
  const t = useMessages(ruleMessages);
  const control = form.control.control;
  const [action, dependsOn] = useWatch({ control, name: ["action_type", "depends_on"] });
  const counted = useCounted({ form });
  const { field } = useController({ control, name: "groups" });
  const query = { loyalty_id: loyaltyId, only_active: true };
  const categories = useCall(calls.embedded.cardCategories, { query }).data?.items ?? [];
  const rows = [
    ...categories.map(({ id, title, color }) => ({ group: id, label: title, color })),
    { group: uncategorised, label: t.values.audience.uncategorised, color: null },
    ...(isCharge(action) ? [] : [{ group: walkIn, label: t.values.audience.walk_in, color: null }]),
  ];
  return (
    <>
      <ul aria-label={t.parts.byCategory} className="divide-y divide-default rounded-card border border-default">
        {rows.map((row) => (
          <GroupRow
            key={row.group}
            row={row}
            value={field.value[row.group] ?? null}
            onChange={(value) => field.onChange(withValue(field.value, row.group, value))}
            onBlur={field.onBlur}
            grows={dependsOn !== "none"}
            digits={counted.digits}
            suffix={counted.suffix}
          />
        ))}
      </ul>
      <p className="text-table text-muted">{dependsOn === "none" ? t.byCategoryHint : t.byCategoryTiersHint}</p>
    </>
  );
}

/** The table with one value changed. Groups without a value are left out, so that an emptied row is no change. */
function withValue(groups: RuleValues["groups"], group: string, value: string | null): RuleValues["groups"] {
  const { [group]: _, ...others } = groups;
  return value === null ? others : { ...others, [group]: value };
}

interface GroupRowProps {
  value: string | null;
  onChange: (value: string | null) => void;
  onBlur: () => void;
  row: { group: string; label: string; color: string | null };
  grows: boolean;
  digits: number;
  suffix: string | undefined;
}

function GroupRow({ value, onChange, onBlur, row, grows, digits, suffix }: GroupRowProps) {
  const t = useMessages(ruleMessages);
  return (
    <li className="flex min-h-12 items-center gap-3 px-3 py-1.5">
      {row.color && <span aria-hidden className="size-3 shrink-0 rounded-full" style={{ background: row.color }} />}
      <span className="min-w-0 flex-1 wrap-anywhere text-body">{row.label}</span>
      {grows ? (
        <Switch aria-label={row.label} value={value !== null} onChange={(on) => onChange(on ? "1" : null)} />
      ) : (
        <div className="w-32 shrink-0">
          <NumberField
            size="sm"
            alignEnd
            aria-label={row.label}
            placeholder={t.nothing}
            digits={digits}
            suffix={suffix}
            value={value}
            onChange={onChange}
            onBlur={onBlur}
          />
        </div>
      )}
    </li>
  );
}
