import type { AnyCall, RequestOf, RouteTo } from "@patron/contract/client";
import Power from "lucide-react/icons/power";
import PowerOff from "lucide-react/icons/power-off";
import Trash2 from "lucide-react/icons/trash-2";
import { listMessages } from "#kit/list/messages.ts";
import { useCommonMessages } from "#kit/messages/use-common-messages.ts";
import { useMessages } from "#kit/messages.ts";
import { type BulkAction, bulkAction } from "./bulk.ts";

interface Switched {
  id: string;
  active: boolean;
  version: number;
}

/** Switching rows on and off by the call that changes one. Those that are so already are left out. */
export function useSwitchActions<C extends AnyCall, Row extends Switched>(
  route: RouteTo<C>,
  requested: (row: Row, active: boolean) => RequestOf<C>,
): BulkAction<Row>[] {
  const t = useMessages(listMessages);
  return [
    bulkAction<C, Row>(route, {
      id: "on",
      label: t.switchOn,
      icon: Power,
      does: t.doesSwitchOn,
      skips: (row) => (row.active ? t.isOn : null),
      requested: (row) => requested(row, true),
    }),
    bulkAction<C, Row>(route, {
      id: "off",
      label: t.switchOff,
      icon: PowerOff,
      does: t.doesSwitchOff,
      skips: (row) => (row.active ? null : t.isOff),
      requested: (row) => requested(row, false),
    }),
  ];
}

interface RemoveRequest<C extends AnyCall, Row> {
  requested: (row: Row) => RequestOf<C>;
  /** What is lost with them. */
  lost?: string;
  skips?: (row: Row) => string | null;
}

/** Removing rows for good; one that somebody has changed meanwhile is refused. */
export function useRemoveAction<C extends AnyCall, Row extends { id: string; version: number }>(
  route: RouteTo<C>,
  request: RemoveRequest<C, Row>,
): BulkAction<Row> {
  const t = useMessages(listMessages);
  const common = useCommonMessages();
  const face = { id: "remove", label: common.remove, icon: Trash2, danger: true, guarded: true };
  return bulkAction<C, Row>(route, { ...face, does: t.doesRemove, ...request });
}
