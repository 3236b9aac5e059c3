import { useMemo } from "react";
import { useListAddress } from "#kit/list/list-address.ts";
import { usePreference } from "#kit/preference.ts";
import { isOwnArrangement, ownArrangement, type Placed, readArrangement, writeArrangement } from "./arrangement.ts";
import type { ListColumn } from "./columns.tsx";

interface ListSettings {
  /** As `readArrangement` reads it. */
  columns: string;
  /** The saved view that the list opens with. */
  view: string | null;
}
const blankList: ListSettings = { columns: "", view: null };

/** The reader's settings of one list. */
export function useListSettings(name: string): [ListSettings, (part: Partial<ListSettings>) => void] {
  return usePreference(`list.${name}`, blankList);
}

export interface Layout<Row> {
  /** The columns that are shown, in their order. */
  shown: readonly ListColumn<Row>[];
  /** All of them. */
  placed: readonly Placed[];
  arrange: (placed: readonly Placed[]) => void;
  /** Back to how the screen has them. */
  reset: () => void;
  /** They are as the screen has them. */
  own: boolean;
}

/**
 * The columns of a list as the reader arranged them. A saved view or a link may bring an arrangement of its own in the address; while it does, or
 * while a view is open, changes go there and the reader's own stays.
 */
export function useLayout<Row>(name: string, columns: readonly ListColumn<Row>[]): Layout<Row> {
  const [settings, changeSettings] = useListSettings(name);
  const { search, change } = useListAddress();
  const lent = search.columns !== undefined || search.view !== undefined;
  const text = search.columns ?? settings.columns;
  const placed = useMemo(() => readArrangement(text, columns), [text, columns]);
  const shown = useMemo(
    () => placed.flatMap(({ id, shown }) => (shown ? columns.filter((column) => column.id === id) : [])),
    [placed, columns],
  );
  const arrange = (next: readonly Placed[]) => {
    const written = writeArrangement(next);
    if (lent) change({ columns: written });
    else changeSettings({ columns: isOwnArrangement(next, columns) ? "" : written });
  };
  return {
    shown,
    placed,
    arrange,
    reset: () => arrange(ownArrangement(columns)),
    own: isOwnArrangement(placed, columns),
  };
}
