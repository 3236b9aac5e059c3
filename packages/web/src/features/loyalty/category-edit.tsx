import { calls } from "@patron/contract/routes";
import { rules } from "@patron/contract/rules/cardCategories";
import { useMemo } from "react";
import { usePathParams } from "#kit/address.ts";
import { useCall } from "#kit/call/use-call.ts";
import { FormScreen } from "#kit/form/form-screen.tsx";
import { PhotoSection } from "#kit/form/photo-section.tsx";
import { useCallForm } from "#kit/form/use-call-form.ts";
import { HistorySection } from "#kit/history/history.tsx";
import { LoadFailure } from "#kit/load-failure.tsx";
import { useCommonMessages } from "#kit/messages/use-common-messages.ts";
import { useMessages } from "#kit/messages.ts";
import { Status } from "#ui/badge.tsx";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { SkeletonForm } from "#ui/skeleton.tsx";
import { categoryMessages } from "./messages.ts";
import { CategoryFields } from "./parts/category-fields.tsx";
import { type Category, categoryBody, categoryValues } from "./parts/category-values.ts";
import { useLoyaltyCrumbs } from "./parts/use-loyalty-crumbs.tsx";

type Path = Record<"loyaltyId" | "categoryId", string>;

/** One customer category. */
export default function CategoryEditScreen() {
  const common = useCommonMessages();
  const path: Path = usePathParams<"loyaltyId" | "categoryId">();
  const crumbs = useLoyaltyCrumbs(path.loyaltyId, "categories");
  const { data, error, refetch } = useCall(calls.cardCategories.get, { path });
  if (error) return <LoadFailure error={error} retry={() => void refetch()} />;
  if (!data) return <SkeletonForm fields={6} />;
  return (
    <>
      <PageHeader
        title={data.title}
        crumbs={crumbs}
        status={data.active ? <Status tone="success">{common.active}</Status> : <Status>{common.inactive}</Status>}
      />
      <CategoryForm path={path} category={data} />
      <HistorySection of={data.id} />
    </>
  );
}

function CategoryForm({ path, category }: { path: Path; category: Category }) {
  const t = useMessages(categoryMessages);
  const form = useCallForm(calls.cardCategories.change, {
    values: useMemo(() => categoryValues(category), [category]),
    version: category.version,
    rules: rules.add,
    request: (_, changed) => ({ path, body: categoryBody(changed) }),
    fieldOf: { "card_category.default_inactive": "active" },
    onDone: () => {},
  });
  return (
    <FormScreen form={form}>
      <CategoryFields form={form} />
      <PhotoSection
        title={t.image}
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
