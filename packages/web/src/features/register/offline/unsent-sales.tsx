import { useQuery } from "@tanstack/react-query";
import { queries } from "#kit/call/use-call.ts";
import { useMessages } from "#kit/messages.ts";
import { Callout } from "#ui/callout.tsx";
import { isAbleBrowser } from "./hindrance.ts";
import { offlineMessages } from "./messages.ts";
import { allUnsent } from "./remembered-till.ts";
import type { OfflineSale } from "./shapes.ts";

/** Before a till is opened: which tills this browser still has sales of. */
export function UnsentSales() {
  const { data = [] } = useQuery(
    { queryKey: ["till", "offline", "unsent"], queryFn: allUnsent, enabled: isAbleBrowser },
    queries,
  );
  // Its texts are loaded only if there are any.
  return data.length === 0 ? null : <Waiting sales={data} />;
}

function Waiting({ sales: all }: { sales: readonly OfflineSale[] }) {
  const t = useMessages(offlineMessages);
  const tills = Map.groupBy(all, ({ head }) => `${head.till}, ${head.pos}`);
  const lines = [...tills].map(([till, sales]) => t.waitAt(till, sales.length));
  return (
    <Callout tone="warning" title={lines.join(" ")}>
      {t.waitAtHint}
    </Callout>
  );
}
