import Lock from "lucide-react/icons/lock";
import { useCommonMessages } from "#kit/messages/use-common-messages.ts";
import { EmptyState } from "#ui/empty-state.tsx";

/** Shown for a screen whose calls the user may not make. */
export function NotAllowed() {
  const common = useCommonMessages();
  return <EmptyState icon={Lock} title={common.notAllowedTitle} hint={common.failures["access.denied"]} />;
}
