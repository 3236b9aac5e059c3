import type { priceMatrix } from "@patron/contract";
import type { ReplyOf } from "@patron/contract/client";
import { useMessages } from "#kit/messages.ts";
import { useShow } from "#kit/show.ts";
import { classes } from "#ui/classes.ts";
import { priceMatrixMessages } from "../messages.ts";

type Preview = ReplyOf<typeof priceMatrix.preview>;

/** The prices of a change, those that need attention first. */
export function PreviewTable({ preview }: { preview: Preview }) {
  const t = useMessages(priceMatrixMessages);
  const head = "px-3 py-2 font-medium text-muted";
  return (
    <div className="flex flex-col gap-2">
      <section
        aria-label={t.prices}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so that the keyboard has to reach it.
        tabIndex={0}
        className="max-h-64 overflow-auto [contain:inline-size] rounded-card border border-default"
      >
        <table className="w-full text-table">
          <thead className="sticky top-0 bg-sunken">
            <tr>
              <th scope="col" className={classes(head, "text-start")}>
                {t.item}
              </th>
              {[t.before, t.after, t.change, t.margin, t.lowest].map((name) => (
                <th key={name} scope="col" className={classes(head, "whitespace-nowrap text-end")}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-default">
            {preview.prices.map((one) => (
              <PreviewRow key={`${one.item.id} ${one.price_group.id}`} changed={one} />
            ))}
          </tbody>
        </table>
      </section>
      {preview.prices.length < preview.prices_count && (
        <p className="text-caption text-muted">{t.firstShown(preview.prices.length)}</p>
      )}
    </div>
  );
}

function PreviewRow({ changed }: { changed: Preview["prices"][number] }) {
  const t = useMessages(priceMatrixMessages);
  const show = useShow();
  const { item, price_group, below_cost } = changed;
  const price = (text: string | null) => (text === null ? "—" : show.unitPrice(text, price_group.currency));
  const rate = (text: string | null) => (text === null ? "—" : show.roundedRate(text));
  const figures: [string, string][] = [
    ["before", price(changed.price_before)],
    ["after", price(changed.price_after)],
    ["change", rate(changed.change_percent)],
    ["margin", rate(changed.margin_percent)],
    ["lowest", price(changed.lowest_price)],
  ];
  return (
    <tr>
      <th scope="row" className="min-w-40 px-3 py-1.5 text-start font-normal">
        <span className="block font-medium">{item.title}</span>
        <span className="block text-caption text-muted">{price_group.title}</span>
      </th>
      {figures.map(([name, value]) => (
        <td key={name} className="whitespace-nowrap px-3 py-1.5 text-end tabular-nums">
          <bdi className={classes(name === "margin" && below_cost && "font-medium text-danger")}>{value}</bdi>
          {name === "margin" && below_cost && <span className="block text-caption text-danger">{t.belowCost}</span>}
        </td>
      ))}
    </tr>
  );
}
