import { useQuery } from "@tanstack/react-query";
import { queries } from "#kit/call/use-call.ts";
import { useMessages } from "#kit/messages.ts";
import { Callout } from "#ui/callout.tsx";
import { isAbleBrowser } from "./hindrance.ts";
import { offlineMessages } from "./messages.ts";
import { allUnsent } from "./remembered-till.ts";

/** Before a till is opened: which tills this browser still has sales of. */
export function UnsentSales() {
  const t = useMessages(offlineMessages);
  const { data = [] } = useQuery(
    { queryKey: ["till", "offline", "unsent"], queryFn: allUnsent, enabled: isAbleBrowser },
    queries,
  );
  if (data.length === 0) return null;
  const tills = Map.groupBy(data, ({ head }) => `${head.till}, ${head.pos}`);
  const lines = [...tills].map(([till, sales]) => t.waitAt(till, sales.length));
  return (
    <Callout tone="warning" title={lines.join(" ")}>
      {t.waitAtHint}
    </Callout>
  );
}
