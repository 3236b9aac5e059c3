import type { pos } from "@patron/contract";
import type { ReplyOf } from "@patron/contract/client";
import { useUnits } from "#kit/messages/use-units.ts";
import { useMessages } from "#kit/messages.ts";
import { useShow } from "#kit/show.ts";
import { posMessages } from "../messages.ts";

/** The type of a point of sale; of a road tanker also its number plate and tank, of an online store its website. */
export function Kind({ row }: { row: ReplyOf<typeof pos.get> }) {
  const t = useMessages(posMessages);
  const show = useShow();
  const unitOf = useUnits();
  const tank = row.tank_capacity === null ? "" : `${show.number(row.tank_capacity)}\u00a0${unitOf("L")}`;
  const facts = [row.vehicle_number, tank, row.shop_url && new URL(row.shop_url).host].filter(Boolean).join(", ");
  return (
    <>
      {t.values.pos_type[row.pos_type]}
      {facts && <bdi className="ms-2 text-muted">{facts}</bdi>}
    </>
  );
}
