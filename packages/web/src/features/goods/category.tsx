import type { goods } from "@patron/contract";
import type { ReplyOf } from "@patron/contract/client";
import { calls } from "@patron/contract/routes";
import { usePathParams } from "#kit/address.ts";
import { FormScreen } from "#kit/form/form-screen.tsx";
import { PhotoSection } from "#kit/form/photo-section.tsx";
import { useRecordForm } from "#kit/form/use-record-form.ts";
import { useMessages } from "#kit/messages.ts";
import { RecordScreen } from "#kit/record/record-screen.tsx";
import { useCrumbs } from "#kit/screen-header.tsx";
import { goodsMessages } from "./messages.ts";
import { CategoryFields } from "./parts/category-fields.tsx";
import { useCategoryForm } from "./parts/use-category-form.ts";
import { screens } from "./screens.ts";

/** One category of goods. */
export default function CategoryScreen() {
  return (
    <RecordScreen
      call={calls.goods.category}
      path={usePathParams<"categoryId">()}
      crumbs={useCrumbs(screens.categories)}
      title={(one) => one.title}
    >
      {(one) => <CategoryForm category={one} />}
    </RecordScreen>
  );
}

function CategoryForm({ category: one }: { category: ReplyOf<typeof goods.category> }) {
  const t = useMessages(goodsMessages);
  const path = { categoryId: one.id };
  const form = useRecordForm(calls.goods.changeCategory, {
    ...{ ...useCategoryForm(), record: one, path, fieldOf: { "goods_category.loop": "parent_id" } as const },
  });
  return (
    <FormScreen form={form}>
      <CategoryFields form={form} loyaltyId={one.loyalty_id} own={one.id} />
      <PhotoSection
        title={t.fields.photo}
        explanation={t.photoHint}
        alt={t.categoryPhotoAlt}
        photo={one.photo}
        store={calls.goods.categoryPhoto}
        remove={calls.goods.removeCategoryPhoto}
        path={path}
      />
    </FormScreen>
  );
}
