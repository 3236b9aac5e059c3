import type { loyalty } from "@patron/contract";
import type { ReplyOf } from "@patron/contract/client";
import { calls } from "@patron/contract/routes";
import { PhotoSection } from "#kit/form/photo-section.tsx";
import { RecordForm } from "#kit/form/record-form.tsx";
import { useMessages } from "#kit/messages.ts";
import { loyaltyMessages } from "../messages.ts";
import { LoyaltyFields, loyaltyForm } from "./loyalty-fields.tsx";

/** Names, public texts, region and photo of a programme. */
export function LoyaltySettings({ record }: { record: ReplyOf<typeof loyalty.get> }) {
  const t = useMessages(loyaltyMessages);
  const { change, photo, removePhoto } = calls.loyalty;
  return (
    <RecordForm {...loyaltyForm} call={change} texts={t} record={record}>
      {(form) => (
        <>
          <LoyaltyFields form={form} />
          <PhotoSection texts={t} photo={record.photo} store={photo} remove={removePhoto} />
        </>
      )}
    </RecordForm>
  );
}
