import { calls } from "@patron/contract/routes";
import Redo2 from "lucide-react/icons/redo-2";
import Undo2 from "lucide-react/icons/undo-2";
import { type Dispatch, useState } from "react";
import { useAddress } from "#kit/address/address.ts";
import { useCall } from "#kit/call/use-call.ts";
import { useMessages } from "#kit/messages.ts";
import { optionsOf } from "#kit/options.ts";
import { Button } from "#ui/button.tsx";
import { Combobox } from "#ui/fields/combobox.tsx";
import { NumberField } from "#ui/fields/number-field.tsx";
import { SearchField } from "#ui/fields/search-field.tsx";
import { Select } from "#ui/fields/select.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { priceMatrixMessages } from "../messages.ts";
import { type CellAt, change } from "./commands.ts";
import type { Edit, Edits } from "./draft.ts";
import { countOf, rangeOf, type Selection } from "./selection.ts";
import type { Group } from "./use-matrix.ts";

/** Search and filters of the matrix, which its address stores. */
export function MatrixFilters({ loyaltyId, currencies }: { loyaltyId: string; currencies: readonly string[] }) {
  const t = useMessages(priceMatrixMessages);
  const [search, setSearch] = useAddress();
  const requested = { path: { loyaltyId } };
  const categories = useCall(calls.goods.categories, requested, { enabled: loyaltyId !== "" });
  const options = optionsOf(categories.data?.items);
  const chosen = currencies.map((code) => ({ value: code, label: code }));
  return (
    <div className="flex flex-wrap items-center gap-2">
      <span className="w-64 max-w-full max-sm:w-full">
        <SearchField
          slash
          size="sm"
          aria-label={t.search}
          placeholder={t.search}
          value={search.search ?? ""}
          onChange={(text) => setSearch({ search: text })}
        />
      </span>
      <span className="w-56 max-w-full">
        <Combobox
          size="sm"
          aria-label={t.category}
          placeholder={t.allCategories}
          value={options.find(({ value }) => value === search.category) ?? null}
          onChange={(option) => setSearch({ category: option?.value })}
          options={options}
        />
      </span>
      {currencies.length > 1 && (
        <Select
          fit
          size="sm"
          aria-label={t.currency}
          value={search.currency ?? ""}
          onChange={(code) => setSearch({ currency: code })}
          options={[{ value: "", label: t.allCurrencies }, ...chosen]}
        />
      )}
    </div>
  );
}

/** On a phone, the one price group that is shown. */
export function GroupChoice({ groups, chosen }: { groups: readonly Group[]; chosen: Group | undefined }) {
  const t = useMessages(priceMatrixMessages);
  const [, setSearch] = useAddress();
  return (
    <Select
      aria-label={t.group}
      value={chosen?.id ?? null}
      onChange={(id) => setSearch({ group: id })}
      options={groups.map(({ id, title }) => ({ value: id, label: title }))}
    />
  );
}

interface EditToolsProps {
  edits: Edits;
  edit: Dispatch<Edit>;
  at: CellAt;
  selection: Selection;
}

/** Undoing, and changing the selected prices in percent. */
export function EditTools({ edits, edit, at, selection }: EditToolsProps) {
  const t = useMessages(priceMatrixMessages);
  const [percent, setPercent] = useState<string | null>(null);
  const range = rangeOf(selection);
  function apply() {
    if (percent !== null) edit({ type: "set", cells: change(at, range, percent) });
  }
  return (
    <div className="flex flex-wrap items-center gap-2">
      <IconButton
        size="sm"
        icon={Undo2}
        label={t.undo}
        disabled={edits.past.length === 0}
        onClick={() => edit({ type: "undo" })}
      />
      <IconButton
        size="sm"
        icon={Redo2}
        label={t.redo}
        disabled={edits.future.length === 0}
        onClick={() => edit({ type: "redo" })}
      />
      <span aria-live="polite" className="text-table text-muted">
        <bdi>{t.selected(countOf(range))}</bdi>
      </span>
      <form
        className="flex items-center gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          apply();
        }}
      >
        <span className="w-28">
          <NumberField
            negative
            size="sm"
            digits={2}
            wholeDigits={4}
            suffix="%"
            aria-label={t.percent}
            placeholder="±"
            value={percent}
            onChange={setPercent}
          />
        </span>
        <Button type="submit" size="sm" disabled={percent === null}>
          {t.apply}
        </Button>
      </form>
    </div>
  );
}
