import type { cardCategories } from "@patron/contract";
import type { ReplyOf } from "@patron/contract/client";
import { calls } from "@patron/contract/routes";
import { rules } from "@patron/contract/rules/cardCategories";
import { usePathParams } from "#kit/address.ts";
import { FormScreen } from "#kit/form/form-screen.tsx";
import { PhotoSection } from "#kit/form/photo-section.tsx";
import { useRecordForm } from "#kit/form/use-record-form.ts";
import { useMessages } from "#kit/messages.ts";
import { RecordScreen } from "#kit/record/record-screen.tsx";
import { categoryMessages } from "./messages.ts";
import { CategoryFields, refusedField } from "./parts/category-fields.tsx";
import { useLoyaltyCrumbs } from "./parts/use-loyalty-crumbs.tsx";

type Path = Record<"loyaltyId" | "categoryId", string>;

/** One customer category. */
export default function CategoryEditScreen() {
  const path: Path = usePathParams<"loyaltyId" | "categoryId">();
  return (
    <RecordScreen
      call={calls.cardCategories.get}
      path={path}
      crumbs={useLoyaltyCrumbs(path.loyaltyId, "categories")}
      title={(category) => category.title}
    >
      {(category) => <CategoryForm path={path} category={category} />}
    </RecordScreen>
  );
}

function CategoryForm({ path, category }: { path: Path; category: ReplyOf<typeof cardCategories.get> }) {
  const t = useMessages(categoryMessages);
  const form = useRecordForm(calls.cardCategories.change, {
    ...{ rules: rules.add, texts: t, record: category, path, fieldOf: refusedField },
  });
  return (
    <FormScreen form={form}>
      <CategoryFields form={form} />
      <PhotoSection
        title={t.fields.image}
        explanation={t.imageHint}
        alt={t.imageAlt}
        photo={category.image}
        store={calls.cardCategories.image}
        remove={calls.cardCategories.removeImage}
        path={path}
      />
    </FormScreen>
  );
}
