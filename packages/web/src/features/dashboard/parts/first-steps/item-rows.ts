/** A row of the table of first items. */
export interface ItemRow {
  title: string;
  price: string | null;
}
export const blankRow: ItemRow = { title: "", price: null };

const isBlank = ({ title, price }: ItemRow) => title.trim() === "" && price === null;

/** The rows that were filled in, each with its code, and the first that lacks its name or its price. */
export function readRows(rows: readonly ItemRow[], firstCode: number) {
  const incomplete = rows.findIndex((row) => !isBlank(row) && (row.title.trim() === "" || row.price === null));
  const items = rows.flatMap(({ title, price }, index) =>
    title.trim() !== "" && price !== null ? [{ title: title.trim(), price, code: String(firstCode + index) }] : [],
  );
  return { items, incomplete: incomplete < 0 ? undefined : incomplete };
}
