import { Link } from "@tanstack/react-router";
import MapPinOff from "lucide-react/icons/map-pin-off";
import { useKitWords } from "#kit/words/use-words.ts";
import { ButtonLink } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";

/** An address that leads nowhere. */
export function NotFound() {
  const words = useKitWords();
  return (
    <EmptyState
      icon={MapPinOff}
      title={words.notFoundTitle}
      hint={words.notFoundHint}
      action={<ButtonLink render={<Link to="/" />}>{words.home}</ButtonLink>}
    />
  );
}
