import { calls } from "@patron/contract/routes";
import { useQuery } from "@tanstack/react-query";
import PackageOpen from "lucide-react/icons/package-open";
import { useEffect, useEffectEvent, useState } from "react";
import { queries } from "#kit/call/use-call.ts";
import { LoadFailure } from "#kit/load-failure.tsx";
import { useMessages } from "#kit/messages.ts";
import { useShow } from "#kit/show.ts";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { SearchField } from "#ui/fields/search-field.tsx";
import type { Goods } from "../draft.ts";
import { registerMessages } from "../messages.ts";
import { requestTill } from "../till.ts";

interface GoodsPaneProps {
  currency: string;
  onAdd: (goods: Goods) => void;
}

/** Everything that this till sells: found by words, code or barcode, or by category. */
export function GoodsPane({ currency, onAdd }: GoodsPaneProps) {
  const t = useMessages(registerMessages);
  const [text, setText] = useState("");
  const [category, setCategory] = useState<string | null>(null);
  const { data, error, refetch } = useQuery(
    {
      queryKey: ["till", "goods"],
      queryFn: () => requestTill(calls.term.goods, {}),
      refetchInterval: 60_000,
    },
    queries,
  );
  const found = (data?.items ?? []).filter(
    (goods) => fits(goods, text) && (text !== "" || category === null || goods.category_ids.includes(category)),
  );
  // A scanner types a whole code: exactly one item then goes on the check by itself, also when the code was there before the goods.
  const exact = exactlyOne(data?.items ?? [], text);
  const add = useEffectEvent(onAdd);
  useEffect(() => {
    if (!exact) return;
    add(exact);
    setText("");
  }, [exact]);
  if (error && !data) return <LoadFailure error={error} retry={() => void refetch()} />;
  return (
    <div className="flex min-h-0 flex-1 flex-col gap-3">
      <SearchField slash value={text} onChange={setText} placeholder={t.searchGoods} aria-label={t.searchGoods} />
      {data && data.categories.length > 0 && (
        <div className="flex gap-2 overflow-x-auto pb-1">
          {[{ id: null, title: t.allCategories }, ...data.categories].map(({ id, title }) => (
            <Button
              key={id ?? "all"}
              size="sm"
              variant={category === id ? "primary" : "secondary"}
              aria-pressed={category === id}
              onClick={() => setCategory(id)}
            >
              {title}
            </Button>
          ))}
        </div>
      )}
      {data?.items.length === 0 && <EmptyState icon={PackageOpen} title={t.noGoods} />}
      {data && data.items.length > 0 && found.length === 0 && <EmptyState icon={PackageOpen} title={t.nothingFound} />}
      <ul className="grid min-h-0 auto-rows-max grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-2 overflow-y-auto p-0.5">
        {found.map((goods) => (
          <li key={goods.id}>
            <GoodsTile goods={goods} currency={currency} onAdd={onAdd} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The item whose code this is, when it is one item's alone and has a price. */
function exactlyOne(items: readonly Goods[], code: string): Goods | undefined {
  const found = items.filter((goods) => code !== "" && (goods.code === code || goods.barcodes.includes(code)));
  return found.length === 1 && found[0]?.price ? found[0] : undefined;
}

function fits(goods: Goods, text: string): boolean {
  const all = [goods.title, goods.code, ...goods.barcodes].join("\n").toLocaleLowerCase();
  return text
    .toLocaleLowerCase()
    .split(/\s+/)
    .every((word) => all.includes(word));
}

function GoodsTile({ goods, currency, onAdd }: { goods: Goods; currency: string; onAdd: (goods: Goods) => void }) {
  const t = useMessages(registerMessages);
  const show = useShow();
  return (
    <button
      type="button"
      disabled={goods.price === null}
      onClick={() => onAdd(goods)}
      className="flex h-28 w-full flex-col justify-between gap-2 overflow-hidden rounded-card border border-default bg-surface p-3 text-start transition-colors duration-150 hover:bg-hover active:bg-pressed disabled:opacity-60"
    >
      <span className="line-clamp-2 text-body font-medium text-default">{goods.title}</span>
      <span className="flex items-end justify-between gap-2">
        <span className="truncate text-caption text-muted">{goods.code}</span>
        <span className="whitespace-nowrap text-body font-semibold tabular-nums">
          {goods.price === null ? (
            <span className="text-caption font-normal text-muted">{t.noPrice}</span>
          ) : (
            show.unitPrice(goods.price, currency)
          )}
        </span>
      </span>
    </button>
  );
}
