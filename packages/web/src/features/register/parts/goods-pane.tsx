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
import { toast } from "#ui/overlays/toast.ts";
import type { Customer, Goods, NamedCustomer } from "../draft.ts";
import { registerMessages } from "../messages.ts";
import { askOrRecall } from "../offline/answers.ts";
import { isSoldIn } from "../quantity/sold-quantity.ts";
import { useSoldIn } from "../quantity/use-sold-in.ts";
import { ScanButton } from "../scan/scan-button.tsx";
import { exactlyOne, foundGoods } from "../search/found-goods.ts";
import { readMultiplier, takesQuantity } from "../search/multiplier.ts";
import { readScan } from "../search/scanned.ts";
import { useEntered } from "../search/use-entered.ts";
import { useStableOrder } from "../use-stable-order.ts";
import { useTyping } from "../use-typing.ts";
import { Categories } from "./categories.tsx";
import { GoodsTile } from "./goods-tile.tsx";

interface GoodsPaneProps {
  currency: string;
  /** Whether the price of an item without one is entered by hand. */
  sellsUnpriced: boolean;
  /** Without a quantity it is put in as it is sold at least. */
  onAdd: (goods: Goods, quantity: string | undefined) => void;
  /** The code of a receipt was scanned. */
  onReceipt: (token: string) => void;
  /** A customer was found by the code that the camera has read. */
  onCustomer: (customer: Customer) => void;
  /** The same without a connection, when nobody can be found. */
  onName: (named: NamedCustomer) => void;
  /** Somebody types or scans outside every field: this pane has to be visible. */
  onTyping: () => void;
}
type Catalog = ReplyOf<typeof term.goods>;
// Scanners and quick hands leave less time between two characters.
const restMs = 250;
const emptyCatalog: Catalog = { items: [], categories: [] };

/** Everything that this till sells, found by name, code, barcode or category. */
export function GoodsPane(props: GoodsPaneProps) {
  const { currency, sellsUnpriced, onAdd, onReceipt, onTyping } = props;
  const t = useMessages(registerMessages);
  const [typed, setTyped] = useState("");
  const { quantity, text } = readMultiplier(typed);
  const [chosen, setCategory] = useState<string | null>(null);
  const [showsUnpriced, setShowsUnpriced] = useState(false);
  const withUnpriced = sellsUnpriced || showsUnpriced;
  const { data, error, refetch } = useQuery(
    { queryKey: ["till", "goods"], queryFn: () => askOrRecall(calls.term.goods), refetchInterval: 60_000 },
    queries,
  );
  const { items, categories: bySales } = data ?? emptyCatalog;
  const categories = useStableOrder(bySales);
  const sold = foundGoods(items, { text: "", category: null, withUnpriced });
  const filled = categories.filter(({ id }) => sold.shown.some((goods) => goods.category_ids.includes(id)));
  const category = filled.some(({ id }) => id === chosen) ? chosen : null;
  const found = foundGoods(items, { text, category, withUnpriced });
  const soldIn = useSoldIn();
  function add(goods: Goods, count: string | undefined) {
    if (count && !takesQuantity(goods, count))
      return toast({ type: "danger", message: t.quantityTooPrecise(goods.title) });
    if (count && !isSoldIn(goods, count)) return toast({ type: "danger", message: soldIn(goods) });
    onAdd(goods, count);
  }
  function addTapped(goods: Goods) {
    add(goods, quantity);
    // Otherwise the next tap would be multiplied too.
    if (text !== typed) setTyped("");
  }
  if (error && !data) return <LoadFailure error={error} retry={() => void refetch()} />;
  return (
    <div className="flex min-h-0 flex-1 flex-col gap-3">
      <div className="flex shrink-0 flex-wrap items-center gap-x-4 gap-y-2">
        <GoodsSearch
          {...{ items, typed, sellsUnpriced, onReceipt, onTyping }}
          isLoaded={data !== undefined}
          onChange={setTyped}
          onAdd={add}
        />
        <ScanButton {...props} items={items} onAdd={add} onSearch={setTyped} />
        {!sellsUnpriced && (showsUnpriced || sold.unpriced > 0) && (
          <Switch label={t.showUnpriced} value={showsUnpriced} onChange={setShowsUnpriced} />
        )}
      </div>
      {filled.length > 0 && <Categories categories={filled} chosen={category} onChoose={setCategory} />}
      {data && found.shown.length === 0 && <NothingShown isEmpty={items.length === 0} unpriced={found.unpriced} />}
      <ul className="grid min-h-0 auto-rows-max grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-2 overflow-y-auto p-1 -m-1">
        {found.shown.map((goods) => (
          <li key={goods.id}>
            <GoodsTile
              goods={goods}
              currency={currency}
              isSold={goods.price !== null || sellsUnpriced}
              onAdd={addTapped}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

interface GoodsSearchProps extends Omit<GoodsPaneProps, "currency" | "onCustomer" | "onName"> {
  items: readonly Goods[];
  isLoaded: boolean;
  typed: string;
  onChange: (typed: string) => void;
}

/** Receives what is typed or scanned anywhere. A complete code adds its item by itself; Enter adds the only match, or opens the sale of a receipt. `3*` before a code adds three. */
function GoodsSearch(props: GoodsSearchProps) {
  const { items, isLoaded, typed, sellsUnpriced, onChange, onAdd, onReceipt, onTyping } = props;
  const t = useMessages(registerMessages);
  const form = useRef<HTMLFormElement>(null);
  useTyping(form, onTyping);
  // Also when the code was scanned before the items were loaded. A longer code may begin with a shorter one.
  const exact = exactlyOne(items, readMultiplier(typed).text, sellsUnpriced);
  const add = useEffectEvent((goods: Goods) => {
    onAdd(goods, readMultiplier(typed).quantity);
    onChange("");
  });
  useEffect(() => {
    if (!exact) return;
    const timer = setTimeout(() => add(exact), restMs);
    return () => clearTimeout(timer);
  }, [exact]);
  const enter = useEntered(isLoaded, (value) => {
    const scanned = readScan(items, value, sellsUnpriced);
    onChange(scanned ? "" : value);
    if (scanned?.kind === "receipt") onReceipt(scanned.token);
    if (scanned?.kind === "goods") onAdd(scanned.goods, scanned.quantity);
  });
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    // `typed` may be a moment behind the field.
    const value = event.currentTarget.querySelector("input")?.value ?? "";
    // Room for the next code.
    if (!isLoaded) onChange("");
    enter(value);
  }
  return (
    <form ref={form} onSubmit={submit} className="min-w-56 flex-1">
      <SearchField
        slash
        size="lg"
        delayMs={0}
        value={typed}
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
