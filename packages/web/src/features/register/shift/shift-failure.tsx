import type { Failure } from "@patron/contract/client";
import { failureText } from "#kit/call/failure-text.ts";
import { useCommonMessages } from "#kit/messages/use-common-messages.ts";
import { Callout } from "#ui/callout.tsx";

export function ShiftFailure({ failure }: { failure: Failure | null }) {
  const common = useCommonMessages();
  if (!failure) return null;
  return (
    <div role="alert">
      <Callout tone="danger">{failureText(common, failure)}</Callout>
    </div>
  );
}
