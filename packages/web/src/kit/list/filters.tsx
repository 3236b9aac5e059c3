import Plus from "lucide-react/icons/plus";
import { useState } from "react";
import { Button } from "#ui/button.tsx";
import { DateField } from "#ui/date-field.tsx";
import { FilterChip } from "#ui/filter-chip.tsx";
import { Input } from "#ui/input.tsx";
import { Menu } from "#ui/menu.tsx";
import type { Option } from "#ui/option.tsx";
import type { Search } from "../address.ts";
import { useKitWords } from "../words/use-words.ts";

/** One filter of a list: its name in the address and in the call, its words, and how its value is chosen. */
export interface Filter {
  name: string;
  label: string;
  /** One of some choices; without them a day or a text is written. */
  options?: readonly Option[];
  kind?: "day" | "text";
}

interface FiltersProps {
  filters: readonly Filter[];
  search: Search;
  onChange: (change: Search) => void;
}

/** Filters as chips; one that is not set is offered by «Add filter». */
export function Filters({ filters, search, onChange }: FiltersProps) {
  const words = useKitWords();
  const [added, setAdded] = useState<string | null>(null);
  const shown = filters.filter((filter) => search[filter.name] !== undefined || filter.name === added);
  const offered = filters.filter((filter) => !shown.includes(filter));
  return (
    <>
      {shown.map((filter) => (
        <Chip
          key={filter.name}
          filter={filter}
          value={search[filter.name]}
          onChange={(value) => {
            setAdded(null);
            onChange({ [filter.name]: value, page: undefined });
          }}
        />
      ))}
      {offered.length > 0 && (
        <Menu
          align="start"
          trigger={
            <Button size="sm" look="quiet" icon={Plus}>
              {words.addFilter}
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

function Chip(props: { filter: Filter; value: string | undefined; onChange: (value: string | undefined) => void }) {
  const { filter, value, onChange } = props;
  const chosen = filter.options?.find((option) => option.value === value);
  return (
    <FilterChip
      name={filter.label}
      value={chosen?.label ?? value ?? "…"}
      defaultOpen={value === undefined}
      onRemove={() => onChange(undefined)}
    >
      {(close) => {
        const choose = (next: string | undefined) => {
          onChange(next);
          close();
        };
        if (filter.options) return <Choices options={filter.options} onChoose={choose} />;
        return filter.kind === "day" ? (
          <div className="p-2">
            <DateField aria-label={filter.label} value={value ?? null} onChange={(day) => onChange(day ?? undefined)} />
          </div>
        ) : (
          <Text label={filter.label} value={value ?? ""} onChoose={choose} />
        );
      }}
    </FilterChip>
  );
}

function Choices({ options, onChoose }: { options: readonly Option[]; onChoose: (value: string) => void }) {
  return (
    <ul className="flex max-h-80 flex-col overflow-y-auto p-1">
      {options.map((option) => (
        <li key={option.value}>
          <Button fullWidth look="quiet" size="sm" onClick={() => onChoose(option.value)}>
            {option.label}
          </Button>
        </li>
      ))}
    </ul>
  );
}

/** A text is looked for once it is written, not while it is. */
function Text(props: { label: string; value: string; onChoose: (value: string | undefined) => void }) {
  const words = useKitWords();
  const [text, setText] = useState(props.value);
  return (
    <form
      className="flex gap-2 p-2"
      onSubmit={(event) => {
        event.preventDefault();
        props.onChoose(text.trim() || undefined);
      }}
    >
      <Input aria-label={props.label} value={text} onChange={setText} autoFocus />
      <Button type="submit">{words.ui.search}</Button>
    </form>
  );
}
