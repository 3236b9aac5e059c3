import { calls } from "@patron/contract/routes";
import { useState } from "react";
import { useAction } from "#kit/call/use-action.ts";
import { useCall } from "#kit/call/use-call.ts";
import { useMessages } from "#kit/messages.ts";
import { useShow } from "#kit/show.ts";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/fields/field.tsx";
import { MultiSelect } from "#ui/fields/multi-select.tsx";
import type { Option } from "#ui/fields/option.tsx";
import { Switch } from "#ui/fields/switch.tsx";
import { Drawer } from "#ui/overlays/drawer.tsx";
import { toast } from "#ui/overlays/toast.ts";
import { priceGroupsMessages } from "../messages.ts";
import { type Group, groupPath } from "./group.ts";

const query = { existence_type: "not-in-group" as const, only_active: true };

/** Adds items of the programme to a group, optionally at their own prices. */
export function AddGoods({ group, onClose }: { group: Group; onClose: () => void }) {
  const t = useMessages(priceGroupsMessages);
  const show = useShow();
  const path = groupPath(group);
  const { data } = useCall(calls.priceGroups.goods, { path, query });
  const [chosen, setChosen] = useState<readonly Option[]>([]);
  const [withPrices, setWithPrices] = useState(true);
  const add = useAction(calls.priceGroups.addItems, {
    onDone: ({ items }) => {
      toast({ id: "added", type: "success", message: t.goodsAdded(items.length) });
      onClose();
    },
  });
  const goods = data?.items ?? [];
  const options = goods.map(({ id, title, code, card_price }) => ({
    value: id,
    label: title,
    hint: card_price ? `${code} · ${show.unitPrice(card_price, group.currency)}` : code,
  }));
  function save() {
    const body = chosen.map(({ value }) => {
      const price = withPrices ? goods.find(({ id }) => id === value)?.card_price : null;
      return { item_id: value, ...(price ? { master_price: price } : {}) };
    });
    add.run({ path, body: body.slice(0, 500) });
  }
  const button = (
    <Button variant="primary" disabled={chosen.length === 0} loading={add.busy} onClick={save}>
      {t.addGoods}
    </Button>
  );
  return (
    <Drawer open onClose={onClose} title={t.addGoods} foot={button}>
      {data && goods.length === 0 ? (
        <p className="text-body text-muted">{t.noGoodsLeft}</p>
      ) : (
        <div className="flex flex-col gap-6">
          <Field label={t.goods} hint={t.addGoodsHint}>
            <MultiSelect options={options} loading={!data} value={chosen} onChange={setChosen} />
          </Field>
          {goods.length > chosen.length && (
            <div>
              <Button size="sm" onClick={() => setChosen(options)}>
                {t.allGoods(goods.length)}
              </Button>
            </div>
          )}
          <Switch
            value={withPrices}
            onChange={setWithPrices}
            label={t.cardPrice}
            hint={t.cardPriceHint(group.currency)}
          />
        </div>
      )}
    </Drawer>
  );
}
