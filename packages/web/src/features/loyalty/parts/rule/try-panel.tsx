import { Failure } from "@patron/contract/client";
import { calls } from "@patron/contract/routes";
import { useState } from "react";
import { useWatch } from "react-hook-form";
import { failureText } from "#kit/call/failure-text.ts";
import { useCall } from "#kit/call/use-call.ts";
import type { CallForm } from "#kit/form/use-call-form.ts";
import { useMessages } from "#kit/messages.ts";
import { useKitWords } from "#kit/words/use-words.ts";
import { Callout } from "#ui/callout.tsx";
import { Card } from "#ui/card.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { ruleMessages } from "../../messages.ts";
import { TryCheckFields } from "./try-check-fields.tsx";
import { TryResult } from "./try-result.tsx";
import { blankCheck, tryBody, useRested } from "./try-state.ts";
import { type RuleValues, ruleBody } from "./values.ts";

interface TryPanelProps {
  form: CallForm<RuleValues>;
  loyaltyId: string;
  ruleId?: string;
}

/** What the rule, as it stands in the form, would do to a sample check: asked of the server as the reader types. */
export function TryPanel({ form, loyaltyId, ruleId }: TryPanelProps) {
  const t = useMessages(ruleMessages);
  const values = useWatch({ control: form.control.control }) as RuleValues; // Every field has a value from the beginning.
  const [check, setCheck] = useState(blankCheck);
  // Every new rule begins without a value: that needs no server to tell.
  const hasValue = values.depends_on !== "none" || values.by_group || Boolean(values.value);
  const body = useRested(hasValue ? (tryBody(ruleBody(values), t, check, ruleId) ?? null) : null, 350);
  const path = { loyaltyId };
  const placeholder = {
    rule: { title: t.draft, action_type: "discount-check-percent" as const },
    check: { items: [] },
  };
  const { data, error, isFetching } = useCall(
    calls.rules.try,
    { path, body: body ?? placeholder },
    { enabled: body !== null },
  );
  return (
    <aside
      aria-label={t.tryTitle}
      className="min-w-0 max-w-[40rem] min-[80rem]:sticky min-[80rem]:top-4 min-[80rem]:max-h-[calc(100dvh-5rem)] min-[80rem]:overflow-y-auto"
    >
      <Card title={t.tryTitle} description={t.tryHint}>
        <TryCheckFields check={check} onChange={setCheck} loyaltyId={loyaltyId} values={values} />
        <div aria-live="polite" className={`mt-5 border-default border-t pt-5 ${isFetching ? "opacity-60" : ""}`}>
          {error || !hasValue ? (
            <TryFailure error={hasValue && error ? error : new Failure("rule.value_missing")} />
          ) : data ? (
            <TryResult answer={data} />
          ) : (
            <Skeleton className="h-24 w-full" />
          )}
        </div>
      </Card>
    </aside>
  );
}

/** The draft cannot be tried yet, and what is missing. */
function TryFailure({ error }: { error: Error }) {
  const t = useMessages(ruleMessages);
  const words = useKitWords();
  const failure = error instanceof Failure ? error : new Failure("server.broken");
  return (
    <Callout tone={failure.status === 422 || failure.status === 400 ? "info" : "warning"} title={t.tryNotYet}>
      {failureText(words, failure)}
    </Callout>
  );
}
