import Lock from "lucide-react/icons/lock";
import { useKitWords } from "#kit/words/use-words.ts";
import { EmptyState } from "#ui/empty-state.tsx";

/** A screen none of whose calls the reader may make. */
export function NotAllowed() {
  const words = useKitWords();
  return <EmptyState icon={Lock} title={words.notAllowedTitle} hint={words.failures["access.denied"]} />;
}
