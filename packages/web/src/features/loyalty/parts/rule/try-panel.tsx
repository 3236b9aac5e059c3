import { Failure } from "@patron/contract/client";
import { failureOf } from "#kit/call/failure-of.ts";
import { failureText } from "#kit/call/failure-text.ts";
import { useCommonMessages } from "#kit/messages/use-common-messages.ts";
import { useMessages } from "#kit/messages.ts";
import { Callout } from "#ui/callout.tsx";
import { Card } from "#ui/layout/card.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { ruleMessages } from "../../messages.ts";
import { TryFields } from "./try-fields.tsx";
import { TryResult, Verdict } from "./try-result.tsx";
import { type Trial, useTrial } from "./use-trial.ts";

/** The sample sale and the rule's effect on it, beside the form where it fits. */
export function TryPanel(trial: Trial) {
  const t = useMessages(ruleMessages);
  return (
    <aside
      aria-label={t.tryTitle}
      // The card itself scrolls, so that its border stays visible.
      className="sticky top-18 min-w-0 max-[80rem]:hidden [&>section]:max-h-[calc(100dvh-6rem)] [&>section]:overflow-y-auto"
    >
      <Card title={t.tryTitle} description={t.tryHint}>
        <TryBody {...trial} />
      </Card>
    </aside>
  );
}

/** The same without its card: the result first, so that it stays visible while the sample is edited. */
export function TryBody(trial: Trial) {
  const { values, hasValue, data, error, isFetching } = useTrial(trial);
  const failure = hasValue ? error : new Failure("rule.value_missing");
  const answer = failure ? undefined : data;
  return (
    <div className="flex flex-col gap-5">
      <div aria-live="polite" aria-busy={isFetching}>
        {failure ? (
          <TryFailure error={failure} />
        ) : answer ? (
          <Verdict answer={answer} />
        ) : (
          <Skeleton className="h-12 w-full" />
        )}
      </div>
      <TryFields
        sample={trial.sample}
        onChange={trial.onSample}
        loyaltyId={trial.loyaltyId}
        values={values}
        answer={answer}
      />
      {answer && <TryResult answer={answer} loyaltyId={trial.loyaltyId} />}
    </div>
  );
}

/** Why the draft cannot be tried yet. */
function TryFailure({ error }: { error: Error }) {
  const t = useMessages(ruleMessages);
  const common = useCommonMessages();
  const failure = failureOf(error);
  return (
    <Callout tone={failure.status === 422 || failure.status === 400 ? "info" : "warning"} title={t.tryNotYet}>
      {failureText(common, failure)}
    </Callout>
  );
}
