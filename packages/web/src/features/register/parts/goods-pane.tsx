import type { term } from "@patron/contract";
import type { ReplyOf } from "@patron/contract/client";
import { calls } from "@patron/contract/routes";
import { useQuery } from "@tanstack/react-query";
import PackageOpen from "lucide-react/icons/package-open";
import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import { queries } from "#kit/call/use-call.ts";
import { LoadFailure } from "#kit/load-failure.tsx";
import { useMessages } from "#kit/messages.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { SearchField } from "#ui/fields/search-field.tsx";
import { Switch } from "#ui/fields/switch.tsx";
import type { Goods } from "../draft.ts";
import { exactlyOne, foundGoods, onlyMatch } from "../found-goods.ts";
import { registerMessages } from "../messages.ts";
import { requestTill } from "../till.ts";
import { useTyping } from "../use-typing.ts";
import { Categories } from "./categories.tsx";
import { GoodsTile } from "./goods-tile.tsx";

interface GoodsPaneProps {
  currency: string;
  onAdd: (goods: Goods) => void;
  /** Somebody types or scans outside every field: this pane has to be the one in sight. */
  onTyping: () => void;
}
type Catalog = ReplyOf<typeof term.goods>;
const nothing: Catalog = { items: [], categories: [] };

/** Everything that this till sells: found by words, code or barcode, or by category. */
export function GoodsPane({ currency, onAdd, onTyping }: GoodsPaneProps) {
  const t = useMessages(registerMessages);
  const [text, setText] = useState("");
  const [chosen, setCategory] = useState<string | null>(null);
  const [withUnpriced, setWithUnpriced] = useState(false);
  const { data, error, refetch } = useQuery(
    { queryKey: ["till", "goods"], queryFn: () => requestTill(calls.term.goods, {}), refetchInterval: 60_000 },
    queries,
  );
  const { items, categories } = data ?? nothing;
  const sold = foundGoods(items, { text: "", category: null, withUnpriced });
  const filled = categories.filter(({ id }) => sold.shown.some((goods) => goods.category_ids.includes(id)));
  const category = filled.some(({ id }) => id === chosen) ? chosen : null;
  const found = foundGoods(items, { text, category, withUnpriced });
  if (error && !data) return <LoadFailure error={error} retry={() => void refetch()} />;
  return (
    <div className="flex min-h-0 flex-1 flex-col gap-3">
      <div className="flex shrink-0 flex-wrap items-center gap-x-4 gap-y-2">
        <GoodsSearch items={items} text={text} onChange={setText} onAdd={onAdd} onTyping={onTyping} />
        {(withUnpriced || sold.unpriced > 0) && (
          <Switch label={t.showUnpriced} value={withUnpriced} onChange={setWithUnpriced} />
        )}
      </div>
      {filled.length > 0 && <Categories categories={filled} chosen={category} onChoose={setCategory} />}
      {data && found.shown.length === 0 && <NothingShown isEmpty={items.length === 0} unpriced={found.unpriced} />}
      <ul className="grid min-h-0 auto-rows-max grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-2 overflow-y-auto p-0.5">
        {found.shown.map((goods) => (
          <li key={goods.id}>
            <GoodsTile goods={goods} currency={currency} onAdd={onAdd} />
          </li>
        ))}
      </ul>
    </div>
  );
}

interface GoodsSearchProps extends Omit<GoodsPaneProps, "currency"> {
  items: readonly Goods[];
  text: string;
  onChange: (text: string) => void;
}

/** Takes what is typed or scanned anywhere. A whole code adds its item by itself; Enter adds the only one that fits. */
function GoodsSearch({ items, text, onChange, onAdd, onTyping }: GoodsSearchProps) {
  const t = useMessages(registerMessages);
  const form = useRef<HTMLFormElement>(null);
  useTyping(form, onTyping);
  // A scanner types a whole code: exactly one item then goes on the check by itself, also when the code was there before the goods.
  const exact = exactlyOne(items, text);
  const add = useEffectEvent((goods: Goods) => {
    onAdd(goods);
    onChange("");
  });
  useEffect(() => {
    if (exact) add(exact);
  }, [exact]);
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    // The field itself: the text above may be a moment behind it.
    const typed = event.currentTarget.querySelector("input")?.value ?? "";
    const only = exactlyOne(items, typed) ? undefined : onlyMatch(items, typed);
    if (!only) return;
    onAdd(only);
    onChange("");
  }
  return (
    <form ref={form} onSubmit={submit} className="min-w-56 flex-1">
      <SearchField
        slash
        size="lg"
        value={text}
        onChange={onChange}
        placeholder={t.searchGoods}
        aria-label={t.searchGoods}
      />
    </form>
  );
}

function NothingShown({ isEmpty, unpriced }: { isEmpty: boolean; unpriced: number }) {
  const t = useMessages(registerMessages);
  if (unpriced > 0) return <EmptyState icon={PackageOpen} title={t.noPriceFound} hint={t.noPriceHint} />;
  return <EmptyState icon={PackageOpen} title={isEmpty ? t.noGoods : t.nothingFound} />;
}
