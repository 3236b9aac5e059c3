import { calls } from "@patron/contract/routes";
import { PhotoSection } from "#kit/form/photo-section.tsx";
import { RecordForm } from "#kit/form/record-form.tsx";
import { useMessages } from "#kit/messages.ts";
import { RecordScreen } from "#kit/record/record-screen.tsx";
import { goodsMessages } from "./messages.ts";
import { GoodsFields } from "./parts/goods-fields.tsx";
import { goodsForm, goodsRows } from "./parts/goods-form.ts";
import { GoodsImages } from "./parts/goods-images.tsx";

/** One item with its prices and pictures. */
export default function GoodsEditScreen() {
  const t = useMessages(goodsMessages);
  const { change, photo, removePhoto } = calls.goods;
  return (
    <RecordScreen call={calls.goods.get}>
      {(one) => (
        <RecordForm {...goodsForm} call={change} texts={t} record={one} values={goodsRows(one)}>
          {(form) => (
            <>
              <GoodsFields form={form} />
              <PhotoSection texts={t} photo={one.photo} store={photo} remove={removePhoto} />
              <GoodsImages goods={one} />
            </>
          )}
        </RecordForm>
      )}
    </RecordScreen>
  );
}
