import type { goods } from "@patron/contract";
import type { ReplyOf } from "@patron/contract/client";
import { calls } from "@patron/contract/routes";
import ArrowLeft from "lucide-react/icons/arrow-left";
import ArrowRight from "lucide-react/icons/arrow-right";
import Trash2 from "lucide-react/icons/trash-2";
import { useAction } from "#kit/call/use-action.ts";
import { useMessages } from "#kit/messages.ts";
import { useShow } from "#kit/show.ts";
import { ImageField } from "#ui/fields/image-field.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { Section } from "#ui/layout/section.tsx";
import { useKeptFocus } from "#ui/use-kept-focus.ts";
import { goodsMessages } from "../messages.ts";
import { useImageOrder } from "./use-image-order.ts";

/** More pictures of an item, added and removed at once, independently of the form. */
export function GoodsImages({ goods: one }: { goods: ReplyOf<typeof goods.get> }) {
  const t = useMessages(goodsMessages);
  const show = useShow();
  const add = useAction(calls.goods.addImage);
  const remove = useAction(calls.goods.removeImage);
  const { images, move } = useImageOrder(one);
  const keepFocus = useKeptFocus(images);
  const goodsId = one.id;
  return (
    <Section title={t.fields.additional_images} explanation={t.imagesHint}>
      {images.length > 0 && (
        <ul className="flex flex-wrap gap-3">
          {images.map(({ id, thumbnail_url }, index) => (
            <li key={id} className="flex flex-col items-center gap-1">
              <img
                src={thumbnail_url}
                alt={t.imageAlt(show.number(index + 1))}
                className="size-20 rounded-card border border-default object-cover"
              />
              <span className="flex rtl:[&_svg]:-scale-x-100">
                <IconButton
                  size="sm"
                  icon={ArrowLeft}
                  label={t.moveEarlier}
                  disabled={index === 0}
                  focusableWhenDisabled
                  onClick={(event) => {
                    keepFocus(event.currentTarget);
                    move(id, -1);
                  }}
                />
                <IconButton
                  size="sm"
                  icon={Trash2}
                  label={t.removeImage}
                  onClick={() => remove.run({ path: { goodsId, imageId: id } })}
                />
                <IconButton
                  size="sm"
                  icon={ArrowRight}
                  label={t.moveLater}
                  disabled={index === images.length - 1}
                  focusableWhenDisabled
                  onClick={(event) => {
                    keepFocus(event.currentTarget);
                    move(id, 1);
                  }}
                />
              </span>
            </li>
          ))}
        </ul>
      )}
      <ImageField
        alt={t.addImage}
        value={null}
        busy={add.busy}
        onChange={(image) => image && add.run({ path: { goodsId }, image })}
      />
    </Section>
  );
}
