import type { pos } from "@patron/contract";
import type { ReplyOf } from "@patron/contract/client";
import { calls } from "@patron/contract/routes";
import { PhotoSection } from "#kit/form/photo-section.tsx";
import { RecordForm } from "#kit/form/record-form.tsx";
import { useMessages } from "#kit/messages.ts";
import { posMessages } from "../messages.ts";
import { PosFields } from "./pos-fields.tsx";
import { posForm } from "./pos-form.ts";

/** The settings of a point of sale and its photo. */
export function PosSettings({ record }: { record: ReplyOf<typeof pos.get> }) {
  const t = useMessages(posMessages);
  const { change, photo, removePhoto } = calls.pos;
  return (
    <RecordForm {...posForm} call={change} texts={t} record={record} values={{ loyalty_id: record.loyalty.id }}>
      {(form) => (
        <>
          <PosFields form={form} terminals={record.terminals_count} />
          <PhotoSection texts={t} photo={record.photo} store={photo} remove={removePhoto} />
        </>
      )}
    </RecordForm>
  );
}
