import { calls } from "@patron/contract/routes";
import { useColumns } from "#kit/list/columns/use-columns.ts";
import { useMessages } from "#kit/messages.ts";
import { priceGroupsMessages } from "../messages.ts";
import { paths } from "../screens.ts";
import { groupPath } from "./group.ts";

/** The columns of the list of price groups. */
export function useGroupColumns() {
  return useColumns(
    calls.priceGroups.list,
    useMessages(priceGroupsMessages),
    (c) => [
      c.link("title", (row) => paths.edit(groupPath(row))),
      c.text("code"),
      c.text("currency"),
      c.choice("prices_entered_as"),
      c.number("items_count"),
      c.number("terminals_count"),
      c.active("active"),
    ],
    [],
  );
}
