import type { Language } from "@patron/contract/enums";
import { inLanguages, type Texts } from "@patron/contract/kit";
import { labelsOf } from "@patron/contract/labels";
import type { Query } from "../database/rows.ts";
import type { Tenant } from "../tenant.ts";
import type { CellKind, ExportColumn } from "./sheet.ts";

/** The kind of a column's cells, and the field whose label is its heading, if that is not the column's name. */
type Column = CellKind | readonly [kind: CellKind, field: string];

/** The label of a field, as on the screens of its group. A field without a label fails the start. */
export function labelOf(group: string, field: string): Texts {
  const label = labelsOf(group).fields[field];
  if (!label) throw new Error(`The labels of ${group} have no field ${field}.`);
  return label;
}

/** The columns of a file with the labels that the screens of that group have. */
export function columnsOf<Name extends string>(
  group: string,
  columns: Readonly<Record<Name, Column>>,
): Readonly<Record<Name, ExportColumn>> {
  const titled = Object.entries<Column>(columns).map(([name, column]) => {
    const [kind, field] = typeof column === "string" ? [column, name] : column;
    return [name, { kind, title: labelOf(group, field) }] as const;
  });
  return Object.fromEntries(titled) as Record<Name, ExportColumn>; // The same names as `columns` has.
}

/** The labels of a field's values, as on the screens of its group; a value without a label stays as it is. */
export function valuesOf(group: string, field: string): (value: string, language: Language) => string {
  const labels = labelsOf(group).values[field];
  if (!labels) throw new Error(`The labels of ${group} have no values of ${field}.`);
  return (value, language) => labels[value]?.[language] ?? value;
}

/** The words for yes and no in cells, by language. */
export const flagTexts = {
  true: inLanguages("Yes", "Так", "Да", "Ja", "Oui"),
  false: inLanguages("No", "Ні", "Нет", "Nein", "Non"),
};

/** Few enough that other requests hardly wait while a batch is worked on. */
export const rowsAtOnce = 30;

/** Every row of a list as cells, read in batches; `cells` adds the further data of each batch. */
export async function* rowsOf<Row, Cells>(
  tenant: Tenant,
  list: Query<Row>,
  cells: (rows: readonly Row[]) => Promise<Cells[]> | Cells[],
): AsyncGenerator<Cells[]> {
  for await (const batch of tenant.stream(list, rowsAtOnce)) yield await cells(batch);
}

/** The rows of an empty list. */
export const noRows = (async function* () {})();
