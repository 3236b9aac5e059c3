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
import { GoodsFields } from "./parts/goods-fields.tsx";
import { goodsForm, goodsRows } from "./parts/goods-form.ts";
import { GoodsImages } from "./parts/goods-images.tsx";
import { screens } from "./screens.ts";

/** One item with its prices and pictures. */
export default function GoodsEditScreen() {
  return (
    <RecordScreen
      call={calls.goods.get}
      path={usePathParams<"goodsId">()}
      crumbs={useCrumbs(screens.list)}
      title={(one) => one.title}
    >
      {(one) => <GoodsForm goods={one} />}
    </RecordScreen>
  );
}

function GoodsForm({ goods: one }: { goods: ReplyOf<typeof goods.get> }) {
  const t = useMessages(goodsMessages);
  const path = { goodsId: one.id };
  const form = useRecordForm(calls.goods.change, {
    ...{ ...goodsForm, texts: t, record: one, values: goodsRows(one), path },
  });
  return (
    <FormScreen form={form}>
      <GoodsFields form={form} />
      <PhotoSection
        title={t.fields.photo}
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
