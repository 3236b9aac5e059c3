import { EMPTY_CELLS } from "@patron/contract/enums";
import { useLanguage } from "#kit/language.ts";
import { useMessages } from "#kit/messages.ts";
import { choices } from "#kit/options.ts";
import { Combobox } from "#ui/fields/combobox.tsx";
import { Field, FieldGroup } from "#ui/fields/field.tsx";
import { RadioGroup } from "#ui/fields/radio-group.tsx";
import { goodsImportsMessages } from "../messages.ts";
import type { Column } from "./mapping.ts";
import type { Table } from "./read-file.ts";
import type { EmptyCells } from "./use-import.ts";

interface ColumnMappingProps {
  table: Table;
  columns: readonly Column[];
  keys: readonly (string | null)[];
  onMap: (index: number, key: string | null) => void;
  emptyCells: EmptyCells;
  onEmptyCells: (next: EmptyCells) => void;
}

/** What each column of the file is, and what its empty cells do. */
export function ColumnMapping({ table, columns, keys, onMap, emptyCells, onEmptyCells }: ColumnMappingProps) {
  const t = useMessages(goodsImportsMessages);
  const language = useLanguage();
  const options = columns.map(({ key, title }) => ({ value: key, label: title[language] ?? key }));
  return (
    <>
      <div className="grid gap-x-3 gap-y-5 sm:grid-cols-2">
        {table.headings.map((heading, index) => {
          const example = table.rows.map((row) => row[index] ?? "").find((cell) => cell.trim() !== "");
          return (
            <Field
              key={index}
              label={<bdi>{heading || t.noHeading(String(index + 1))}</bdi>}
              hint={example === undefined ? undefined : <bdi>{t.example(example.slice(0, 60))}</bdi>}
            >
              <Combobox
                value={options.find(({ value }) => value === keys[index]) ?? null}
                options={options}
                placeholder={t.notImported}
                onChange={(option) => onMap(index, option?.value ?? null)}
              />
            </Field>
          );
        })}
      </div>
      <FieldGroup label={t.fields.empty_cells} hint={t.emptyCellsHint}>
        <RadioGroup value={emptyCells} onChange={onEmptyCells} options={choices(EMPTY_CELLS, t.values.empty_cells)} />
      </FieldGroup>
    </>
  );
}
