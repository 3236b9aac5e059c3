import type { goods } from "@patron/contract";
import type { ReplyOf } from "@patron/contract/client";
import { calls } from "@patron/contract/routes";
import { rules } from "@patron/contract/rules/goods";
import { useMemo } from "react";
import { usePathParams } from "#kit/address.ts";
import { useCall } from "#kit/call/use-call.ts";
import { useCrumbs } from "#kit/crumbs.tsx";
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
import { goodsMessages } from "./messages.ts";
import { CategoryFields } from "./parts/category-fields.tsx";
import { categoryBody, categoryValues } from "./parts/category-values.ts";
import { screens } from "./screens.ts";

/** One category of goods. */
export default function CategoryScreen() {
  const common = useCommonMessages();
  const { categoryId } = usePathParams<"categoryId">();
  const crumbs = useCrumbs(screens.categories);
  const { data: one, error, refetch } = useCall(calls.goods.category, { path: { categoryId } });
  if (error) return <LoadFailure error={error} retry={() => void refetch()} />;
  if (one?.id !== categoryId) return <SkeletonForm fields={6} />;
  return (
    <>
      <PageHeader
        title={one.title}
        crumbs={crumbs}
        status={one.active ? <Status tone="success">{common.active}</Status> : <Status>{common.inactive}</Status>}
      />
      <CategoryForm category={one} />
      <HistorySection of={one.id} />
    </>
  );
}

function CategoryForm({ category: one }: { category: ReplyOf<typeof goods.category> }) {
  const t = useMessages(goodsMessages);
  const path = { categoryId: one.id };
  const form = useCallForm(calls.goods.changeCategory, {
    values: useMemo(() => categoryValues(one), [one]),
    version: one.version,
    rules: rules.addCategory,
    request: (_, changed) => ({ path, body: categoryBody(changed) }),
    fieldOf: { "goods_category.loop": "parent_id" },
    onDone: () => {},
  });
  return (
    <FormScreen form={form}>
      <CategoryFields form={form} loyaltyId={one.loyalty_id} own={one.id} />
      <PhotoSection
        title={t.categoryPhoto}
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
