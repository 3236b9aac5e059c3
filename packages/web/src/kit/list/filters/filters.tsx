import Plus from "lucide-react/icons/plus";
import { useState } from "react";
import type { Search } from "#kit/address/address.ts";
import { useGoodsTitles } from "#kit/goods/use-goods.ts";
import type { ListMessages } from "#kit/list/messages/en.ts";
import { listMessages } from "#kit/list/messages.ts";
import { useMessages } from "#kit/messages.ts";
import { type Lookup, useLookup } from "#kit/options.ts";
import { useShow } from "#kit/show.ts";
import { Button } from "#ui/button.tsx";
import { FilterChip } from "#ui/filter-chip.tsx";
import { Menu } from "#ui/overlays/menu.tsx";
import { presetOf } from "./day-presets.ts";
import { FilterEditor } from "./filter-editor.tsx";
import { type Filter, filterNames, isFiltered, type RecordFilter, setBy } from "./filter-values.ts";

interface FiltersProps {
  filters: readonly Filter[];
  search: Search;
  onChange: (change: Search) => void;
}

/** Filters as chips; "Add filter" offers those that are not set. */
export function Filters({ filters, search: written, onChange }: FiltersProps) {
  const t = useMessages(listMessages);
  const search: Search = Object.assign({}, ...filters.map((filter) => setBy(filter, written)));
  const [added, setAdded] = useState<string | null>(null);
  const shown = filters.filter((filter) => isFiltered(filter, search) || filter.name === added);
  // The address follows a choice a moment later. Until then the chip stays, and with it the focus that returns to it.
  if (shown.some((filter) => filter.name === added && isFiltered(filter, search))) setAdded(null);
  const offered = filters.filter((filter) => !shown.includes(filter));
  return (
    <>
      {shown.map((filter) => (
        <Chip
          key={filter.name}
          filter={filter}
          search={search}
          onChange={(change) => {
            if (filterNames([filter]).every((name) => change[name] === undefined)) setAdded(null);
            onChange({ ...change, page: undefined });
          }}
        />
      ))}
      {offered.length > 0 && (
        <Menu
          align="start"
          trigger={
            <Button size="sm" look="quiet" icon={Plus}>
              {t.addFilter}
            </Button>
          }
          groups={[
            {
              actions: offered.map(({ name, label }) => ({ id: name, label, onPress: () => setAdded(name) })),
            },
          ]}
        />
      )}
    </>
  );
}

interface ChipProps<F extends Filter> {
  filter: F;
  search: Search;
  onChange: (change: Search) => void;
}

function Chip({ filter, ...props }: ChipProps<Filter>) {
  return filter.kind === "record" ? <RecordChip filter={filter} {...props} /> : <TextChip filter={filter} {...props} />;
}

function RecordChip({ filter, ...props }: ChipProps<RecordFilter<never>>) {
  const { among } = filter;
  if (among.entity === "goods") return <GoodsChip filter={filter} {...props} />;
  return <LookupChip filter={filter} among={among} {...props} />;
}

function GoodsChip(props: ChipProps<RecordFilter<never>>) {
  const chosen = props.search[props.filter.name];
  const { titles, isReady } = useGoodsTitles(chosen ? [chosen] : []);
  return <ValueChip {...props} value={chosen && (titles.get(chosen) ?? (isReady ? chosen : "…"))} />;
}

/** Loads the records as soon as the filter is shown: a chosen one is named, and choices are ready when it opens. */
function LookupChip({ among, ...props }: ChipProps<RecordFilter<never>> & { among: Lookup }) {
  const { options, loading, error } = useLookup(among);
  const chosen = props.search[props.filter.name];
  const known = options.find((option) => option.value === chosen)?.label;
  return <ValueChip {...props} value={chosen && (known ?? (loading || error ? "…" : chosen))} />;
}

function TextChip(props: ChipProps<Exclude<Filter, RecordFilter<never>>>) {
  return <ValueChip {...props} value={useFilterText(props.filter, props.search)} />;
}

function ValueChip({ filter, search, onChange, value }: ChipProps<Filter> & { value: string | undefined }) {
  return (
    <FilterChip
      name={filter.label}
      value={value ?? "…"}
      wide={filter.kind === "days" || filter.kind === "range"}
      defaultOpen={value === undefined}
      onRemove={() => onChange(Object.fromEntries(filterNames([filter]).map((name) => [name, undefined])))}
    >
      {(close) => <FilterEditor filter={filter} search={search} onChange={onChange} close={close} />}
    </FilterChip>
  );
}

/** Returns the chosen value as text; undefined while there is none. */
function useFilterText(filter: Exclude<Filter, RecordFilter<never>>, search: Search): string | undefined {
  const t = useMessages(listMessages);
  const show = useShow();
  const value = search[filter.name];
  if (filter.kind === "text") return value;
  if (filter.kind === "flag") return value === "true" ? filter.yes : value === "false" ? filter.no : value;
  if (filter.kind === "range") return rangeText(search[filter.from], search[filter.to], { t, show });
  if (filter.kind !== "days") return filter.options.find((option) => option.value === value)?.label ?? value;
  const preset = presetOf(value);
  if (preset) return t.presets[preset];
  const [from, to] = [search[filter.from], search[filter.to]];
  if (from && to) return from === to ? show.day(from) : show.days(from, to);
  return from ? t.since(show.day(from)) : to ? t.until(show.day(to)) : undefined;
}

function rangeText(
  from: string | undefined,
  to: string | undefined,
  { t, show }: { t: ListMessages; show: ReturnType<typeof useShow> },
): string | undefined {
  if (from && to) return from === to ? show.quantity(from) : show.quantities(from, to);
  return from ? t.atLeast(show.quantity(from)) : to ? t.atMost(show.quantity(to)) : undefined;
}
