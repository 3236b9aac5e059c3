import { calls } from "@patron/contract/routes";
import { Link } from "@tanstack/react-router";
import { useCall } from "#kit/call/use-call.ts";
import { Loaded } from "#kit/loaded.tsx";
import { useMessages } from "#kit/messages.ts";
import { useShow } from "#kit/show.ts";
import { PriceTrace } from "#kit/trace/price-trace.tsx";
import { Badge } from "#ui/badge.tsx";
import { ButtonLink } from "#ui/button.tsx";
import { Drawer } from "#ui/overlays/drawer.tsx";
import { SkeletonDetails } from "#ui/skeleton.tsx";
import { priceGroupsMessages } from "../messages.ts";
import { type Group, groupPath } from "./group.ts";
import { ItemRates } from "./item-rates.tsx";
import { ItemState } from "./item-state.tsx";
import { NewPrice } from "./new-price.tsx";
import { PriceHistory } from "./price-history.tsx";

interface ItemDrawerProps {
  group: Group;
  itemId: string;
  /** Another moment than now, whose price is shown. */
  instant: string | undefined;
  onClose: () => void;
}

/** One item of a group: its price with the explanation, the next price, its history and its own tax rates; at another moment, only what was then. */
export function ItemDrawer({ group, itemId, instant, onClose }: ItemDrawerProps) {
  const t = useMessages(priceGroupsMessages);
  const show = useShow();
  const path = { ...groupPath(group), itemId };
  const found = useCall(calls.priceGroups.item, { path });
  const one = found.data;
  const query = instant ? { calculating_datetime: instant } : {};
  const price = useCall(calls.priceGroups.itemPrices, { path, query });
  const shelf = instant ? price.data?.levels.find(({ level }) => level === "posted")?.price : one?.prices?.posted;
  return (
    <Drawer
      open
      modal={false}
      onClose={onClose}
      title={one?.item.title ?? t.fields.item}
      status={one && !one.active && <Badge>{t.off}</Badge>}
      lead={
        shelf && (
          <p className="text-figure font-semibold tabular-nums">
            <bdi>{show.unitPrice(shelf, group.currency)}</bdi>
          </p>
        )
      }
      foot={
        <ButtonLink render={<Link to={`/goods-and-services/${itemId}`} />} look="quiet">
          {t.openGoods}
        </ButtonLink>
      }
    >
      <Loaded of={found} placeholder={<SkeletonDetails />}>
        {(item) => (
          <div className="flex flex-col gap-8">
            {!instant && <NewPrice group={group} item={item} />}
            <section className="flex flex-col gap-2">
              <h3 className="text-section font-semibold">{t.why}</h3>
              {price.data && <PriceTrace price={price.data} currency={group.currency} />}
            </section>
            <PriceHistory group={group} itemId={itemId} />
            {!instant && (
              <>
                <ItemRates group={group} item={item} />
                <ItemState group={group} item={item} onGone={onClose} />
              </>
            )}
          </div>
        )}
      </Loaded>
    </Drawer>
  );
}
