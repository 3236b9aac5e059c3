import type { staff } from "@patron/contract";
import type { ReplyOf } from "@patron/contract/client";
import { calls } from "@patron/contract/routes";
import { RecordForm } from "#kit/form/record-form.tsx";
import { useMessages } from "#kit/messages.ts";
import { staffMessages } from "../messages.ts";
import { ProfileFields, staffForm } from "./staff-fields.tsx";

/** Who a staff member is. */
export function StaffProfile({ record }: { record: ReplyOf<typeof staff.get> }) {
  return (
    <RecordForm {...staffForm} call={calls.staff.change} texts={useMessages(staffMessages)} record={record}>
      {(form) => <ProfileFields form={form} />}
    </RecordForm>
  );
}
