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

/** Activates and deactivates rows with the call that changes one, whose path names it. Skips rows that already have the state. */
export function useSwitchActions<C extends AnyCall>(route: RouteTo<C>): BulkAction<Switched>[] {
  const t = useMessages(listMessages);
  const [name = "id"] = paramsOf(route);
  const switched = ({ id }: Switched, active: boolean) =>
    ({ path: { [name]: id }, body: { active } }) as unknown as RequestOf<C>; // The state is a field of the record.
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

/** Removes rows for good; a row that somebody has changed since is refused. */
export function useRemoveAction<C extends AnyCall, Row extends { id: string; version: number }>(
  route: RouteTo<C>,
  request: RemoveRequest<C, Row>,
): BulkAction<Row> {
  const t = useMessages(listMessages);
  const common = useCommonMessages();
  const face = { id: "remove", label: common.remove, icon: Trash2, danger: true, guarded: true };
  return bulkAction<C, Row>(route, { ...face, does: t.doesRemove, ...request });
}
