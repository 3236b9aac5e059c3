import { calls } from "@patron/contract/routes";
import { rules } from "@patron/contract/rules/cardCategories";
import { useNavigate } from "@tanstack/react-router";
import { usePathParams } from "#kit/address.ts";
import { FormScreen } from "#kit/form/form-screen.tsx";
import { useCallForm } from "#kit/form/use-call-form.ts";
import { useMessages } from "#kit/messages.ts";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { categoryMessages } from "./messages.ts";
import { CategoryFields } from "./parts/category-fields.tsx";
import { blankCategory, categoryBody } from "./parts/category-values.ts";
import { useLoyaltyCrumbs } from "./parts/use-loyalty-crumbs.tsx";
import { paths } from "./screens.ts";

/** Adds a customer category to a programme. */
export default function CategoryCreateScreen() {
  const t = useMessages(categoryMessages);
  const navigate = useNavigate();
  const path = usePathParams<"loyaltyId">();
  const form = useCallForm(calls.cardCategories.add, {
    values: blankCategory,
    rules: rules.add,
    request: (values) => ({ path, body: { ...categoryBody(values), title: values.title } }),
    fieldOf: { "card_category.default_inactive": "active" },
    onDone: ({ id }) => void navigate({ to: paths.editCategory({ ...path, categoryId: id }), replace: true }),
  });
  return (
    <>
      <PageHeader title={t.createTitle} crumbs={useLoyaltyCrumbs(path.loyaltyId, "categories")} />
      <FormScreen form={form}>
        <CategoryFields form={form} />
      </FormScreen>
    </>
  );
}
