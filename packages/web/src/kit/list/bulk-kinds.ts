import type { AnyCall, Ask, RouteTo } from "@patron/contract/client";
import Power from "lucide-react/icons/power";
import PowerOff from "lucide-react/icons/power-off";
import Trash2 from "lucide-react/icons/trash-2";
import { useMessages } from "../messages.ts";
import { useKitWords } from "../words/use-words.ts";
import { type BulkAction, bulkAction } from "./bulk.ts";
import { listMessages } from "./messages.ts";

interface Switched {
  id: string;
  active: boolean;
  version: number;
}

/** Switching rows on and off by the call that changes one. Those that are so already are left out. */
export function useSwitchActions<C extends AnyCall, Row extends Switched>(
  route: RouteTo<C>,
  asked: (row: Row, active: boolean) => Ask<C>,
): BulkAction<Row>[] {
  const t = useMessages(listMessages);
  return [
    bulkAction<C, Row>(route, {
      id: "on",
      label: t.switchOn,
      icon: Power,
      does: t.doesSwitchOn,
      skips: (row) => (row.active ? t.isOn : null),
      asked: (row) => asked(row, true),
    }),
    bulkAction<C, Row>(route, {
      id: "off",
      label: t.switchOff,
      icon: PowerOff,
      does: t.doesSwitchOff,
      skips: (row) => (row.active ? null : t.isOff),
      asked: (row) => asked(row, false),
    }),
  ];
}

interface RemoveAsk<C extends AnyCall, Row> {
  asked: (row: Row) => Ask<C>;
  /** What is lost with them. */
  lost?: string;
  skips?: (row: Row) => string | null;
}

/** Removing rows for good; one that somebody has changed meanwhile is refused. */
export function useRemoveAction<C extends AnyCall, Row extends { id: string; version: number }>(
  route: RouteTo<C>,
  ask: RemoveAsk<C, Row>,
): BulkAction<Row> {
  const t = useMessages(listMessages);
  const words = useKitWords();
  const face = { id: "remove", label: words.remove, icon: Trash2, danger: true, guarded: true };
  return bulkAction<C, Row>(route, { ...face, does: t.doesRemove, ...ask });
}
