import { calls } from "@patron/contract/routes";
import { rules } from "@patron/contract/rules/cardCategories";
import { useNavigate } from "@tanstack/react-router";
import { usePathParams } from "#kit/address.ts";
import { FormScreen } from "#kit/form/form-screen.tsx";
import { useRecordForm } from "#kit/form/use-record-form.ts";
import { useMessages } from "#kit/messages.ts";
import { ScreenHeader } from "#kit/screen-header.tsx";
import { categoryMessages } from "./messages.ts";
import { CategoryFields, refusedField } from "./parts/category-fields.tsx";
import { useLoyaltyCrumbs } from "./parts/use-loyalty-crumbs.tsx";
import { paths } from "./screens.ts";

/** Adds a customer category to a programme. */
export default function CategoryCreateScreen() {
  const t = useMessages(categoryMessages);
  const navigate = useNavigate();
  const path = usePathParams<"loyaltyId">();
  const form = useRecordForm(calls.cardCategories.add, {
    ...{ rules: rules.add, texts: t, path, values: { active: true }, fieldOf: refusedField },
    onDone: ({ id }) => void navigate({ to: paths.editCategory({ ...path, categoryId: id }), replace: true }),
  });
  return (
    <>
      <ScreenHeader crumbs={useLoyaltyCrumbs(path.loyaltyId, "categories")} />
      <FormScreen form={form}>
        <CategoryFields form={form} />
      </FormScreen>
    </>
  );
}
