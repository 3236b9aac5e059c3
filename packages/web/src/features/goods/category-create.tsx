import { calls } from "@patron/contract/routes";
import { useNavigate } from "@tanstack/react-router";
import { FormScreen } from "#kit/form/form-screen.tsx";
import { useRecordForm } from "#kit/form/use-record-form.ts";
import { Loaded } from "#kit/loaded.tsx";
import { useProgramme } from "#kit/programme.ts";
import { ScreenHeader } from "#kit/screen-header.tsx";
import { CategoryFields } from "./parts/category-fields.tsx";
import { useCategoryForm } from "./parts/use-category-form.ts";
import { paths } from "./screens.ts";

/** Adds a category to the programme in the address. */
export default function CategoryCreateScreen() {
  const { programme, error, retry } = useProgramme();
  return (
    <>
      <ScreenHeader />
      <Loaded of={{ data: programme, error, refetch: retry }} fields={6}>
        {({ id }) => <CreateForm loyaltyId={id} />}
      </Loaded>
    </>
  );
}

function CreateForm({ loyaltyId }: { loyaltyId: string }) {
  const navigate = useNavigate();
  const form = useRecordForm(calls.goods.addCategory, {
    ...{ ...useCategoryForm(), path: { loyaltyId } },
    values: { show_in_store: true, show_in_terminal: true, active: true },
    fieldOf: { "goods_category.not_found": "parent_id" },
    onDone: ({ id }) => void navigate({ to: paths.category({ categoryId: id }), replace: true }),
  });
  return (
    <FormScreen form={form}>
      <CategoryFields form={form} loyaltyId={loyaltyId} />
    </FormScreen>
  );
}
