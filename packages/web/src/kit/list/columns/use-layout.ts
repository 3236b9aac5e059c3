import { useMemo } from "react";
import { useListAddress } from "#kit/list/list-address.ts";
import { usePreference } from "#kit/preference.ts";
import { isOwnArrangement, ownArrangement, type Placed, readArrangement, writeArrangement } from "./arrangement.ts";
import type { ListColumn } from "./columns.tsx";

interface ListSettings {
  /** In the format of `readArrangement`. */
  columns: string;
  /** The saved view that the list opens with. */
  view: string | null;
}
const blankList: ListSettings = { columns: "", view: null };

/** The user's settings of one list. */
export function useListSettings(name: string): [ListSettings, (part: Partial<ListSettings>) => void] {
  return usePreference(`list.${name}`, blankList);
}

export interface Layout<Row> {
  /** The visible columns in their order. */
  shown: readonly ListColumn<Row>[];
  /** All columns in their order. */
  placed: readonly Placed[];
  arrange: (placed: readonly Placed[]) => void;
  /** Restores the default arrangement. */
  reset: () => void;
  /** Whether the arrangement is the default one. */
  own: boolean;
}

/**
 * The columns of a list in the user's arrangement. A saved view or a link may have an arrangement of its own in the address; then, or while a view is
 * open, changes go there and the user's own arrangement stays.
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
