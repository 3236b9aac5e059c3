import Plus from "lucide-react/icons/plus";
import { useState } from "react";
import { Button } from "#ui/button.tsx";
import { FilterChip } from "#ui/filter-chip.tsx";
import { Menu } from "#ui/menu.tsx";
import type { Option } from "#ui/option.tsx";
import type { Search } from "../address.ts";
import { useKitWords } from "../words/use-words.ts";

/** One filter of a list: its name in the address and in the call, its words, its choices. */
export interface Filter {
  name: string;
  label: string;
  options: readonly Option[];
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
  const chosen = filter.options.find((option) => option.value === value);
  return (
    <FilterChip
      name={filter.label}
      value={chosen?.label ?? value ?? "…"}
      defaultOpen={value === undefined}
      onRemove={() => onChange(undefined)}
    >
      {(close) => (
        <ul className="flex max-h-80 flex-col overflow-y-auto p-1">
          {filter.options.map((option) => (
            <li key={option.value}>
              <Button
                fullWidth
                look="quiet"
                size="sm"
                onClick={() => {
                  onChange(option.value);
                  close();
                }}
              >
                {option.label}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </FilterChip>
  );
}
