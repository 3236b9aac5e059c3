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
import { GoodsFields } from "./parts/goods-fields.tsx";
import { GoodsImages } from "./parts/goods-images.tsx";
import { goodsBody, goodsValues } from "./parts/goods-values.ts";
import { refusedField } from "./parts/refused.ts";
import { screens } from "./screens.ts";

/** One item with its prices and pictures. */
export default function GoodsEditScreen() {
  const common = useCommonMessages();
  const { goodsId } = usePathParams<"goodsId">();
  const crumbs = useCrumbs(screens.list);
  const { data: one, error, refetch } = useCall(calls.goods.get, { path: { goodsId } });
  if (error) return <LoadFailure error={error} retry={() => void refetch()} />;
  if (one?.id !== goodsId) return <SkeletonForm fields={8} />;
  return (
    <>
      <PageHeader
        title={one.title}
        crumbs={crumbs}
        status={one.active ? <Status tone="success">{common.active}</Status> : <Status>{common.inactive}</Status>}
      />
      <GoodsForm goods={one} />
      <HistorySection of={one.id} />
    </>
  );
}

function GoodsForm({ goods: one }: { goods: ReplyOf<typeof goods.get> }) {
  const t = useMessages(goodsMessages);
  const path = { goodsId: one.id };
  const form = useCallForm(calls.goods.change, {
    values: useMemo(() => goodsValues(one), [one]),
    version: one.version,
    rules: rules.add,
    request: (_, changed) => ({ path, body: goodsBody(changed) }),
    fieldOf: refusedField,
    onDone: () => {},
  });
  return (
    <FormScreen form={form}>
      <GoodsFields form={form} />
      <PhotoSection
        title={t.photo}
        explanation={t.photoHint}
        alt={t.photoAlt}
        photo={one.photo}
        store={calls.goods.photo}
        remove={calls.goods.removePhoto}
        path={path}
      />
      <GoodsImages goods={one} />
    </FormScreen>
  );
}
