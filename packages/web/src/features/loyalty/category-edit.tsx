import { calls } from "@patron/contract/routes";
import { usePathParams } from "#kit/address.ts";
import { PhotoSection } from "#kit/form/photo-section.tsx";
import { RecordForm } from "#kit/form/record-form.tsx";
import { useMessages } from "#kit/messages.ts";
import { RecordScreen } from "#kit/record/record-screen.tsx";
import { categoryMessages } from "./messages.ts";
import { CategoryFields, categoryForm } from "./parts/category-fields.tsx";
import { useLoyaltyCrumbs } from "./parts/use-loyalty-crumbs.tsx";

/** One customer category. */
export default function CategoryEditScreen() {
  const t = useMessages(categoryMessages);
  const ofImage = { ...t, fields: { photo: t.fields.image } };
  const { loyaltyId } = usePathParams<"loyaltyId">();
  const { get, change, image, removeImage } = calls.cardCategories;
  return (
    <RecordScreen call={get} crumbs={useLoyaltyCrumbs(loyaltyId, "categories")}>
      {(record) => (
        <RecordForm {...categoryForm} call={change} texts={t} record={record}>
          {(form) => (
            <>
              <CategoryFields form={form} />
              <PhotoSection texts={ofImage} photo={record.image} store={image} remove={removeImage} />
            </>
          )}
        </RecordForm>
      )}
    </RecordScreen>
  );
}
