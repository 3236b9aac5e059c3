import type { priceMatrix } from "@patron/contract";
import type { ReplyOf } from "@patron/contract/client";
import { useMessages } from "#kit/messages.ts";
import { useShow } from "#kit/show.ts";
import { priceMatrixMessages } from "../messages.ts";

type Preview = ReplyOf<typeof priceMatrix.preview>;

/** How many prices a change has, and its largest rise and fall. */
export function PreviewFigures({ preview }: { preview: Preview }) {
  const t = useMessages(priceMatrixMessages);
  const show = useShow();
  const figures: [string, string, string?][] = [
    [t.prices, show.number(preview.prices_count)],
    [t.raised, show.number(preview.raised_count)],
    [t.lowered, show.number(preview.lowered_count)],
    [t.largestRise, ...largest(preview.largest_rise)],
    [t.largestFall, ...largest(preview.largest_fall)],
  ];
  function largest(one: Preview["largest_rise"]): [string, string?] {
    if (!one?.change_percent) return [t.none];
    return [show.roundedRate(one.change_percent), `${one.item.title} · ${one.price_group.title}`];
  }
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-3 sm:grid-cols-5">
      {figures.map(([name, value, of]) => (
        <div key={name} className="min-w-0">
          <dt className="text-caption text-muted">{name}</dt>
          <dd>
            <bdi className="text-section font-semibold tabular-nums">{value}</bdi>
            {of && <span className="block truncate text-caption text-muted">{of}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
