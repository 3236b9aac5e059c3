import { Failure } from "@patron/contract/client";
import { failureText } from "#kit/call/failure-text.ts";
import { useCommonMessages } from "#kit/messages/use-common-messages.ts";
import { useMessages } from "#kit/messages.ts";
import { Callout } from "#ui/callout.tsx";
import { Card } from "#ui/layout/card.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { ruleMessages } from "../../messages.ts";
import { TryCheckFields } from "./try-check-fields.tsx";
import { TryResult } from "./try-result.tsx";
import { type Trial, useTrial } from "./use-trial.ts";

/** The sample check and what becomes of it, beside the form where there is room. */
export function TryPanel(trial: Trial) {
  const t = useMessages(ruleMessages);
  return (
    <aside
      aria-label={t.tryTitle}
      // The card itself scrolls, so that its edge is whole wherever it stands.
      className="sticky top-18 min-w-0 max-[80rem]:hidden [&>section]:max-h-[calc(100dvh-6rem)] [&>section]:overflow-y-auto"
    >
      <Card title={t.tryTitle} description={t.tryHint}>
        <TryBody {...trial} />
      </Card>
    </aside>
  );
}

/** The same without its card. */
export function TryBody(trial: Trial) {
  const { values, hasValue, data, error, isFetching } = useTrial(trial);
  return (
    <>
      <TryCheckFields check={trial.check} onChange={trial.onCheck} loyaltyId={trial.loyaltyId} values={values} />
      <div aria-live="polite" className={`mt-5 border-default border-t pt-5 ${isFetching ? "opacity-60" : ""}`}>
        {error || !hasValue ? (
          <TryFailure error={hasValue && error ? error : new Failure("rule.value_missing")} />
        ) : data ? (
          <TryResult answer={data} />
        ) : (
          <Skeleton className="h-24 w-full" />
        )}
      </div>
    </>
  );
}

/** The draft cannot be tried yet, and what is missing. */
function TryFailure({ error }: { error: Error }) {
  const t = useMessages(ruleMessages);
  const common = useCommonMessages();
  const failure = error instanceof Failure ? error : new Failure("server.broken");
  return (
    <Callout tone={failure.status === 422 || failure.status === 400 ? "info" : "warning"} title={t.tryNotYet}>
      {failureText(common, failure)}
    </Callout>
  );
}
