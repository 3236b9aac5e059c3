import { calls } from "@patron/contract/routes";
import Trash2 from "lucide-react/icons/trash-2";
import { useAction } from "#kit/call/use-action.ts";
import { useCall } from "#kit/call/use-call.ts";
import { useMessages } from "#kit/messages.ts";
import { useShow } from "#kit/show.ts";
import { Badge } from "#ui/badge.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { toast } from "#ui/overlays/toast.ts";
import { priceGroupsMessages } from "../messages.ts";
import { type Group, groupPath } from "./group.ts";

/** Every past, current and future price of an item in a group; a future one can be removed. */
export function PriceHistory({ group, itemId }: { group: Group; itemId: string }) {
  const t = useMessages(priceGroupsMessages);
  const show = useShow();
  const path = { ...groupPath(group), itemId };
  const { data } = useCall(calls.priceGroups.itemMasterPrices, { path });
  const remove = useAction(calls.priceGroups.removeMasterPrice, {
    onDone: () => toast({ id: "removed", type: "success", message: t.plannedRemoved }),
  });
  const prices = data?.items ?? [];
  const now = Date.now();
  const isOver = (one: { valid_until: string | null }) =>
    one.valid_until !== null && Date.parse(one.valid_until) <= now;
  const present = prices.find((one) => Date.parse(one.valid_from) <= now && !isOver(one));
  return (
    <section className="flex flex-col gap-2">
      <h3 className="text-section font-semibold">{t.history}</h3>
      {data && prices.length === 0 && <p className="text-body text-muted">{t.noHistory}</p>}
      <ul className="divide-y divide-default">
        {prices.map((one) => {
          const planned = Date.parse(one.valid_from) > now;
          const when = show.dateTime(one.valid_from);
          return (
            <li key={one.id} className="flex min-h-11 items-center gap-3 py-2 text-body">
              <span className="min-w-0 flex-1">
                <bdi className="font-medium tabular-nums">
                  {one.price === null ? t.itemsOwn : show.unitPrice(one.price, group.currency)}
                </bdi>{" "}
                <time dateTime={one.valid_from} title={show.exact(one.valid_from)} className="text-muted">
                  {planned ? t.from(when) : t.since(when)}
                  {one.valid_until && ` ${t.until(show.dateTime(one.valid_until))}`}
                </time>
                {one.comment && <span className="block text-table text-muted">{one.comment}</span>}
              </span>
              {one === present && <Badge tone="success">{t.inForce}</Badge>}
              {planned && <Badge tone="info">{t.planned}</Badge>}
              {planned && (
                <IconButton
                  size="sm"
                  icon={Trash2}
                  label={t.removePlanned}
                  onClick={() => remove.run({ path: { ...path, masterPriceId: one.id } })}
                />
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
