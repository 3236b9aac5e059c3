import { Link } from "@tanstack/react-router";
import MapPinOff from "lucide-react/icons/map-pin-off";
import { useCommonMessages } from "#kit/messages/use-common-messages.ts";
import { ButtonLink } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";

/** Shown for an unknown address. */
export function NotFound() {
  const common = useCommonMessages();
  return (
    <EmptyState
      icon={MapPinOff}
      title={common.notFoundTitle}
      hint={common.notFoundHint}
      action={<ButtonLink render={<Link to="/" />}>{common.home}</ButtonLink>}
    />
  );
}
