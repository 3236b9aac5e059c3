import { calls } from "@patron/contract/routes";
import { rules } from "@patron/contract/rules/goods";
import { useNavigate } from "@tanstack/react-router";
import { useCrumbs } from "#kit/crumbs.tsx";
import { FormScreen } from "#kit/form/form-screen.tsx";
import { useCallForm } from "#kit/form/use-call-form.ts";
import { Loaded } from "#kit/loaded.tsx";
import { useMessages } from "#kit/messages.ts";
import { useProgramme } from "#kit/programme.ts";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { goodsMessages } from "./messages.ts";
import { CategoryFields } from "./parts/category-fields.tsx";
import { blankCategory, categoryBody } from "./parts/category-values.ts";
import { paths, screens } from "./screens.ts";

/** Adds a category to the programme in the address. */
export default function CategoryCreateScreen() {
  const t = useMessages(goodsMessages);
  const { programme, error, retry } = useProgramme();
  return (
    <>
      <PageHeader title={t.createCategoryTitle} crumbs={useCrumbs(screens.categories)} />
      <Loaded of={{ data: programme, error, refetch: retry }} fields={6}>
        {({ id }) => <CreateForm loyaltyId={id} />}
      </Loaded>
    </>
  );
}

function CreateForm({ loyaltyId }: { loyaltyId: string }) {
  const navigate = useNavigate();
  const form = useCallForm(calls.goods.addCategory, {
    values: blankCategory,
    rules: rules.addCategory,
    request: (values) => ({ path: { loyaltyId }, body: { ...categoryBody(values), title: values.title } }),
    fieldOf: { "goods_category.not_found": "parent_id" },
    onDone: ({ id }) => void navigate({ to: paths.category({ categoryId: id }), replace: true }),
  });
  return (
    <FormScreen form={form}>
      <CategoryFields form={form} loyaltyId={loyaltyId} />
    </FormScreen>
  );
}
