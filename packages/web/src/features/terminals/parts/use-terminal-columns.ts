import { calls } from "@patron/contract/routes";
import { useColumns } from "#kit/list/columns/use-columns.ts";
import { useMessages } from "#kit/messages.ts";
import { terminalsMessages } from "../messages.ts";
import { paths } from "../screens.ts";

/** The columns of the list of terminals. */
export function useTerminalColumns() {
  const t = useMessages(terminalsMessages);
  return useColumns(
    calls.terminals.list,
    t,
    (c) => [
      c.link("title", ({ id }) => paths.edit({ terminalId: id })),
      { ...c.choice("pos", (row) => row.pos.title), text: (row) => row.pos.title },
      c.choice("terminal_type"),
      c.text("currency"),
      c.choice("price_group", (row) => row.price_group?.title ?? t.noPriceGroup),
      c.active("active"),
    ],
    [t],
  );
}
