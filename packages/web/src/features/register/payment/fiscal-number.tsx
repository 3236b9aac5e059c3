import { calls } from "@patron/contract/routes";
import { useQuery } from "@tanstack/react-query";
import { queries } from "#kit/call/use-call.ts";
import { useMessages } from "#kit/messages.ts";
import { Status } from "#ui/badge.tsx";
import { registerMessages } from "../messages.ts";
import { requestTill, useTill } from "../till.ts";
import type { Till } from "../till-facts.ts";
import { useTillFacts } from "../use-till-facts.ts";

const [askedMs, longestMs] = [1_500, 60_000];

interface FiscalNumberProps {
  transactionId: string;
}

/** How the tax service knows a sale, at a till with a fiscal device: waited for a while, and never in the way of the next sale. */
export function FiscalNumber(props: FiscalNumberProps) {
  const till = useTill();
  return till && <AtTill till={till} {...props} />;
}

function AtTill({ till, ...props }: FiscalNumberProps & { till: Till }) {
  return useTillFacts(till).facts?.fiscal ? <Asked {...props} /> : null;
}

function Asked({ transactionId }: FiscalNumberProps) {
  const t = useMessages(registerMessages);
  const { data } = useQuery(
    {
      queryKey: ["till", "fiscal", transactionId],
      queryFn: async () => ({
        at: Date.now(),
        ...(await requestTill(calls.fiscal.ofCheck, { path: { transactionId } })),
      }),
      refetchInterval: ({ state: { data: last, dataUpdateCount } }) =>
        last?.items.some(({ state }) => state === "waiting") !== false &&
        dataUpdateCount * askedMs < longestMs &&
        askedMs,
    },
    queries,
  );
  const own = data?.items[0];
  if (!own) return null;
  const tone = own.state === "registered" ? "success" : own.state === "refused" ? "danger" : "warning";
  return (
    <p role="status" className="max-w-full wrap-anywhere text-body">
      {own.fiscal_number ? (
        <>
          {t.fiscalNumber} <bdi className="font-semibold">{own.fiscal_number}</bdi>
        </>
      ) : (
        <Status tone={tone}>{own.state === "refused" ? t.fiscalRefused : t.fiscalWaiting}</Status>
      )}
    </p>
  );
}
