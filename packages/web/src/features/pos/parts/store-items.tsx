import { calls } from "@patron/contract/routes";
import { useCall } from "#kit/call/use-call.ts";
import { useLanguage } from "#kit/language.ts";
import { useUnits } from "#kit/messages/use-units.ts";
import { useMessages } from "#kit/messages.ts";
import { useShow } from "#kit/show.ts";
import { Avatar } from "#ui/avatar.tsx";
import { Card } from "#ui/layout/card.tsx";
import { storeMessages } from "../messages.ts";

/** The items of a public store as its customers see them now. */
export function StoreItems({ posId }: { posId: string }) {
  const t = useMessages(storeMessages);
  const show = useShow();
  const unitOf = useUnits();
  const language = useLanguage();
  const { data } = useCall(calls.onlineStore.show, { path: { posId }, query: { language } });
  if (!data) return null;
  return (
    <Card title={t.preview} description={t.previewHint}>
      <ul className="max-h-80 divide-y divide-default overflow-y-auto">
        {data.goods.map((item) => (
          <li key={item.id} className="flex items-center gap-3 py-2 text-body">
            <Avatar size="sm" name={item.title} src={item.photo?.thumbnail_url ?? null} />
            <bdi className="min-w-0 flex-1 truncate">{item.title}</bdi>
            <bdi className="shrink-0 tabular-nums">
              {show.unitPrice(item.price, data.currency)}
              {item.unit !== "piece" && ` / ${unitOf(item.unit)}`}
            </bdi>
          </li>
        ))}
      </ul>
    </Card>
  );
}
