import type { Failure } from "@patron/contract/client";
import { failureOf } from "#kit/call/failure-of.ts";
import { Button } from "#ui/button.tsx";
import { Callout } from "#ui/callout.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { failureText } from "./call/failure-text.ts";
import { type CommonMessages, useCommonMessages } from "./messages/use-common-messages.ts";

/** A failure to load a screen's content: what happened, and a way to try again. */
export function LoadFailure({ error, retry }: { error: Error; retry: () => void }) {
  const common = useCommonMessages();
  const failure = failureOf(error);
  return (
    <ErrorState
      title={common.loadFailed}
      detail={detailOf(common, failure)}
      retry={{ label: common.retry, onPress: retry }}
      reference={failure.requestId ? common.reference(failure.requestId) : undefined}
    />
  );
}

/** A failure to load a part of a screen: what happened, and a way to try again where there is one. */
export function PartFailure({ error, retry }: { error: Error; retry?: () => void }) {
  const common = useCommonMessages();
  return (
    <div role="alert">
      <Callout tone="danger" action={retry && <Button onClick={retry}>{common.retry}</Button>}>
        {failureText(common, failureOf(error))}
      </Callout>
    </div>
  );
}

/** Nothing was entered: only the address can be malformed, and no changes can be lost. */
function detailOf(common: CommonMessages, failure: Failure): string {
  if (failure.code === "request.malformed") return common.brokenAddress;
  return failure.code === "server.broken" ? common.loadBroken : failureText(common, failure);
}
