import type { platform } from "@patron/contract";
import type { ReplyOf } from "@patron/contract/client";
import { calls } from "@patron/contract/routes";
import CircleAlert from "lucide-react/icons/circle-alert";
import CircleCheck from "lucide-react/icons/circle-check";
import RotateCw from "lucide-react/icons/rotate-cw";
import { useCall } from "#kit/call/use-call.ts";
import { LoadFailure } from "#kit/load-failure.tsx";
import { useMessages } from "#kit/messages.ts";
import { ScreenHeader } from "#kit/screen/screen-header.tsx";
import { useShow } from "#kit/show.ts";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { Callout } from "#ui/callout.tsx";
import { Card } from "#ui/layout/card.tsx";
import { DefinitionList } from "#ui/layout/definition-list.tsx";
import { SkeletonForm } from "#ui/skeleton.tsx";
import { ledgerMessages } from "./messages.ts";

type Proof = ReplyOf<typeof platform.proof>;
/** Two weeks. */
const nightsShown = 14;
type Night = ReplyOf<typeof platform.proofs>["items"][number];

/**
 * The ledger check: every balance recomputed from its entries, last night or now, with what was checked, how much, and what does not agree. A
 * business without any nightly check is checked at once.
 */
export default function ProofScreen() {
  const t = useMessages(ledgerMessages);
  const nights = useCall(calls.platform.proofs, {});
  const unproved = nights.data?.latest === null;
  const { data: now, error, isFetching, refetch } = useCall(calls.platform.proof, {}, { enabled: unproved });
  const failed = nights.error ?? error;
  const proof = now ?? nights.data?.latest;
  if (failed && !proof)
    return <LoadFailure error={failed} retry={() => void (nights.error ? nights : { refetch }).refetch()} />;
  return (
    <>
      <ScreenHeader
        purpose={t.purpose}
        actions={
          <Button variant="primary" icon={RotateCw} loading={isFetching} onClick={() => void refetch()}>
            {t.again}
          </Button>
        }
      />
      {proof ? <Answer proof={proof} nights={nights.data?.items ?? []} /> : <SkeletonForm fields={5} />}
    </>
  );
}

function Answer({ proof, nights }: { proof: Proof; nights: readonly Night[] }) {
  const t = useMessages(ledgerMessages);
  const show = useShow();
  const at = show.dateTime(proof.proved_dt);
  const { accounts, transfers, entries, lots, holds } = proof.proved;
  const counts = { accounts, transfers, entries, lots, holds };
  const names = Object.keys(counts) as (keyof typeof counts)[]; // The record has exactly these keys.
  return (
    <div className="flex max-w-[60rem] flex-col gap-4">
      {proof.gaps.length === 0 ? (
        <Callout tone="success" title={t.clean}>
          {t.cleanHint(at)}
        </Callout>
      ) : (
        <Callout tone="danger" title={t.broken(proof.gaps.length)}>
          {t.brokenHint(at)}
        </Callout>
      )}
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <Card title={t.promises}>
          <ul className="divide-y divide-default">
            {proof.promises.map((promise) => (
              <PromiseRow key={promise} promise={promise} gaps={proof.gaps.filter((gap) => gap.promise === promise)} />
            ))}
          </ul>
        </Card>
        <div className="flex flex-col gap-4">
          <Card title={t.proved}>
            <DefinitionList rows={names.map((name) => ({ term: t.counts[name], value: show.number(counts[name]) }))} />
          </Card>
          <Card title={t.nights}>
            {nights.length === 0 ? <p className="text-body text-muted">{t.noNight}</p> : <Nights nights={nights} />}
          </Card>
        </div>
      </div>
    </div>
  );
}

/** The results of the last nights. */
function Nights({ nights }: { nights: readonly Night[] }) {
  const t = useMessages(ledgerMessages);
  const show = useShow();
  return (
    <ul className="divide-y divide-default">
      {nights.slice(0, nightsShown).map(({ id, business_date, gaps_count }) => (
        <li key={id} className="flex items-center justify-between gap-3 py-1.5 text-body">
          <span>{show.day(business_date)}</span>
          <Badge tone={gaps_count === 0 ? "success" : "danger"}>
            {gaps_count === 0 ? t.agreed : t.broken(gaps_count)}
          </Badge>
        </li>
      ))}
    </ul>
  );
}

/** One check and its discrepancies: the record, its stored value, and the value of its entries. */
function PromiseRow({ promise, gaps }: { promise: Proof["promises"][number]; gaps: Proof["gaps"] }) {
  const t = useMessages(ledgerMessages);
  const [Glyph, tone, word] =
    gaps.length === 0
      ? ([CircleCheck, "text-success", t.holds] as const)
      : ([CircleAlert, "text-danger", t.fails] as const);
  return (
    <li className="flex items-start gap-3 py-2.5">
      <Glyph aria-label={word} role="img" className={`mt-0.5 size-4 shrink-0 ${tone}`} />
      <div className="min-w-0 flex-1 text-body">
        <p>{t.promiseNames[promise]}</p>
        {gaps.map((gap) => (
          <p key={gap.subject} className="mt-1 wrap-anywhere text-table text-muted">
            <code>{gap.subject}</code> ·{" "}
            {(promise === "sales-price-the-same" ? t.pricedAgain : t.gap)(gap.found, gap.expected)}
          </p>
        ))}
      </div>
    </li>
  );
}
