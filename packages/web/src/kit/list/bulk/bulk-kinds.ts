import type { AnyCall, RequestOf, RouteTo } from "@patron/contract/client";
import Power from "lucide-react/icons/power";
import PowerOff from "lucide-react/icons/power-off";
import Trash2 from "lucide-react/icons/trash-2";
import { paramsOf } from "#kit/call/call-path.ts";
import { listMessages } from "#kit/list/messages.ts";
import { useCommonMessages } from "#kit/messages/use-common-messages.ts";
import { useMessages } from "#kit/messages.ts";
import { type BulkAction, bulkAction } from "./bulk.ts";

interface Switched {
  id: string;
  active: boolean;
  version: number;
}

/** Switching rows on and off by the call that changes one, whose path names it. Those that are so already are left out. */
export function useSwitchActions<C extends AnyCall>(route: RouteTo<C>): BulkAction<Switched>[] {
  const t = useMessages(listMessages);
  const [name = "id"] = paramsOf(route);
  const switched = ({ id }: Switched, active: boolean) =>
    ({ path: { [name]: id }, body: { active } }) as unknown as RequestOf<C>; // What is switched is a field of the record.
  return [
    bulkAction<C, Switched>(route, {
      id: "on",
      label: t.switchOn,
      icon: Power,
      does: t.doesSwitchOn,
      skips: (row) => (row.active ? t.isOn : null),
      requested: (row) => switched(row, true),
    }),
    bulkAction<C, Switched>(route, {
      id: "off",
      label: t.switchOff,
      icon: PowerOff,
      does: t.doesSwitchOff,
      skips: (row) => (row.active ? null : t.isOff),
      requested: (row) => switched(row, false),
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
