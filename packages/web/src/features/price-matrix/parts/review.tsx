import type { priceMatrix } from "@patron/contract";
import type { Failure, ReplyOf } from "@patron/contract/client";
import { calls } from "@patron/contract/routes";
import { type FormEvent, useState } from "react";
import { useAction } from "#kit/call/use-action.ts";
import { useCall } from "#kit/call/use-call.ts";
import { LoadFailure } from "#kit/load-failure.tsx";
import { useMessages } from "#kit/messages.ts";
import { useSession } from "#kit/session/session.ts";
import { Button } from "#ui/button.tsx";
import { Callout } from "#ui/callout.tsx";
import { ModalBody, ModalFooter } from "#ui/overlays/modal-host.tsx";
import { SkeletonDetails } from "#ui/skeleton.tsx";
import { priceMatrixMessages } from "../messages.ts";
import { keyOf, type Price, priceOf } from "./cells.ts";
import { bodyOf, type Draft } from "./draft.ts";
import { PreviewFigures } from "./preview-figures.tsx";
import { PreviewTable } from "./preview-table.tsx";
import { ScheduledPrices, type TakenPrices, takenBy } from "./scheduled-prices.tsx";
import { blankSpan, problemOf, type Span, SpanFields, spanOf } from "./span-fields.tsx";
import type { Matrix } from "./use-matrix.ts";

type Preview = ReplyOf<typeof priceMatrix.preview>;
/** What the review ended with: saved prices, or what to do about those that others have changed meanwhile. */
export type Reviewed =
  | { type: "saved"; change: ReplyOf<typeof priceMatrix.addChange> }
  | { type: "mine" | "theirs"; present: ReadonlyMap<string, Price> };

interface ReviewProps {
  loyaltyId: string;
  matrix: Matrix;
  draft: Draft;
  close: (outcome?: Reviewed) => void;
}

/** What saving a draft would do, and when it applies. */
export function Review({ loyaltyId, matrix, draft, close }: ReviewProps) {
  const t = useMessages(priceMatrixMessages);
  const zone = useSession()?.business?.time_zone ?? "UTC";
  const path = { loyaltyId };
  const [body] = useState(() => bodyOf(draft));
  const { data, error, refetch } = useCall(calls.priceMatrix.preview, { path, body });
  const [span, setSpan] = useState<Span>(blankSpan);
  const [isChecked, setChecked] = useState(false);
  const [taken, setTaken] = useState<TakenPrices | null>(null);
  const save = useAction(calls.priceMatrix.addChange, {
    onDone: (change) => close({ type: "saved", change }),
    // The review shows which ones they are.
    onFailure: (failure: Failure) => {
      if (failure.code === "price_change.overlaps") {
        setTaken(takenBy(failure));
        return true;
      }
      if (failure.code !== "price_change.outdated") return false;
      void refetch();
      return true;
    },
  });
  const problem = problemOf(span, zone, Date.now());
  function changeSpan(next: Span) {
    setTaken(null);
    setSpan(next);
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    setChecked(true);
    if (!problem) save.run({ path, body: { ...body, ...spanOf(span, zone) } });
  }
  const isOutdated = (data?.outdated_count ?? 0) > 0;
  return (
    <form onSubmit={submit} noValidate>
      <ModalBody>
        {error ? (
          <LoadFailure error={error} retry={() => void refetch()} />
        ) : data ? (
          <div className="flex flex-col gap-5">
            {isOutdated && <Outdated preview={data} close={close} />}
            <Warnings preview={data} />
            <PreviewFigures preview={data} />
            <PreviewTable preview={data} />
            <SpanFields span={span} onChange={changeSpan} problem={isChecked ? problem : null} />
            {taken && <ScheduledPrices taken={taken} matrix={matrix} />}
          </div>
        ) : (
          <SkeletonDetails />
        )}
      </ModalBody>
      <ModalFooter>
        <Button onClick={() => close()}>{t.back}</Button>
        <Button type="submit" variant="primary" loading={save.busy} disabled={!data || isOutdated}>
          {t.save(draft.size)}
        </Button>
      </ModalFooter>
    </form>
  );
}

function Outdated({ preview, close }: { preview: Preview; close: ReviewProps["close"] }) {
  const t = useMessages(priceMatrixMessages);
  const cells = preview.outdated.map((one) => [keyOf(one.price_group_id, one.item_id), priceOf(one.price)] as const);
  const answer = (type: "mine" | "theirs") => close({ type, present: new Map(cells) });
  return (
    <Callout
      tone="warning"
      title={t.outdated(preview.outdated_count)}
      action={
        <span className="flex flex-wrap gap-2">
          <Button size="sm" onClick={() => answer("mine")}>
            {t.keepMine}
          </Button>
          <Button size="sm" onClick={() => answer("theirs")}>
            {t.takeTheirs}
          </Button>
        </span>
      }
    >
      {t.outdatedHint}
    </Callout>
  );
}

function Warnings({ preview }: { preview: Preview }) {
  const t = useMessages(priceMatrixMessages);
  return (
    <>
      {preview.below_cost_count > 0 && (
        <Callout tone="danger" title={t.underCost(preview.below_cost_count)}>
          {t.underCostHint}
        </Callout>
      )}
      {preview.cleared_count > 0 && <Callout title={t.cleared(preview.cleared_count)} />}
    </>
  );
}
