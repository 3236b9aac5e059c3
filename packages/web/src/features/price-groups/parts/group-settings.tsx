import { calls } from "@patron/contract/routes";
import { rules } from "@patron/contract/rules/priceGroups";
import { RecordForm } from "#kit/form/record-form.tsx";
import { useMessages } from "#kit/messages.ts";
import { RemoveRecord } from "#kit/record/remove-record.tsx";
import { priceGroupsMessages } from "../messages.ts";
import type { Group } from "./group.ts";
import { GroupFields } from "./group-fields.tsx";

const fieldOf = { "currency.unknown": "currency", "conflict.in_use": "currency" } as const;

/** The settings of a price group, and its removal while no terminal uses it. */
export function GroupSettings({ record: group }: { record: Group }) {
  const t = useMessages(priceGroupsMessages);
  const { change, remove } = calls.priceGroups;
  const lost = group.items_count > 0 ? [t.removeLost(group.items_count)] : undefined;
  return (
    <RecordForm call={change} rules={rules.add} fieldOf={fieldOf} texts={t} record={group}>
      {(form) => (
        <>
          <GroupFields form={form} terminals={group.terminals_count} />
          {group.terminals_count === 0 && <RemoveRecord call={remove} record={group} texts={t} lost={lost} />}
        </>
      )}
    </RecordForm>
  );
}
