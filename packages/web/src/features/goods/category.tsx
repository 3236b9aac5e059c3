import { calls } from "@patron/contract/routes";
import { PhotoSection } from "#kit/form/photo-section.tsx";
import { RecordForm } from "#kit/form/record-form.tsx";
import { useMessages } from "#kit/messages.ts";
import { RecordScreen } from "#kit/record/record-screen.tsx";
import { goodsMessages } from "./messages.ts";
import { CategoryFields } from "./parts/category-fields.tsx";
import { presetRows, useCategoryForm } from "./parts/use-category-form.ts";

/** One category of goods. */
export default function CategoryScreen() {
  const t = useMessages(goodsMessages);
  const texts = { ...t, photoAlt: t.categoryPhotoAlt, photoHint: t.categoryPhotoHint };
  const category = useCategoryForm();
  const { changeCategory, categoryPhoto, removeCategoryPhoto } = calls.goods;
  return (
    <RecordScreen call={calls.goods.category}>
      {(one) => (
        <RecordForm {...category} call={changeCategory} record={one} values={presetRows(one)}>
          {(form) => (
            <>
              <CategoryFields form={form} loyaltyId={one.loyalty_id} own={one.id} />
              <PhotoSection texts={texts} photo={one.photo} store={categoryPhoto} remove={removeCategoryPhoto} />
            </>
          )}
        </RecordForm>
      )}
    </RecordScreen>
  );
}
