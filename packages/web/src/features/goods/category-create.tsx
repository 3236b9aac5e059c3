import { calls } from "@patron/contract/routes";
import { useProgramme } from "#kit/programme.ts";
import { CreateScreen } from "#kit/record/create-screen.tsx";
import { CategoryFields } from "./parts/category-fields.tsx";
import { useCategoryForm } from "./parts/use-category-form.ts";

/** Adds a category to the programme in the address. */
export default function CategoryCreateScreen() {
  const { programme, error, retry } = useProgramme();
  const loyaltyId = programme?.id ?? "";
  return (
    <CreateScreen
      {...useCategoryForm()}
      call={calls.goods.addCategory}
      path={{ loyaltyId }}
      of={{ data: programme, error, refetch: retry }}
      values={{ show_in_store: true, show_in_terminal: true, active: true }}
    >
      {(form) => <CategoryFields form={form} loyaltyId={loyaltyId} />}
    </CreateScreen>
  );
}
