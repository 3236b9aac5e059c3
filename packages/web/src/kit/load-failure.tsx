import { Failure } from "@patron/contract/client";
import { ErrorState } from "#ui/error-state.tsx";
import { failureText } from "./call/failure-text.ts";
import { useKitWords } from "./words/use-words.ts";

/** A screen's content could not be loaded: what happened, and the way to try again. */
export function LoadFailure({ error, retry }: { error: Error; retry: () => void }) {
  const words = useKitWords();
  const failure = error instanceof Failure ? error : new Failure("server.broken");
  return (
    <ErrorState
      title={words.loadFailed}
      kept={failureText(words, failure)}
      retry={{ label: words.retry, onPress: retry }}
      reference={failure.requestId ? words.reference(failure.requestId) : undefined}
    />
  );
}
