import type { cardCategories } from "@patron/contract";
import type { ReplyOf } from "@patron/contract/client";
import { calls } from "@patron/contract/routes";
import { PhotoSection } from "#kit/form/photo-section.tsx";
import { RecordForm } from "#kit/form/record-form.tsx";
import { useMessages } from "#kit/messages.ts";
import { categoryMessages } from "../messages.ts";
import { CategoryFields, categoryForm } from "./category-fields.tsx";

/** The settings of a customer category. */
export function CategoryForm({ record }: { record: ReplyOf<typeof cardCategories.get> }) {
  const t = useMessages(categoryMessages);
  const ofImage = { ...t, fields: { photo: t.fields.image } };
  const { change, image, removeImage } = calls.cardCategories;
  return (
    <RecordForm {...categoryForm} call={change} texts={t} record={record}>
      {(form) => (
        <>
          <CategoryFields form={form} />
          <PhotoSection texts={ofImage} photo={record.image} store={image} remove={removeImage} />
        </>
      )}
    </RecordForm>
  );
}
