import { Navigate } from "@tanstack/react-router";
import Lock from "lucide-react/icons/lock";
import { useMessages } from "#kit/messages.ts";
import { useIsAccessKnown } from "#kit/session/access.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { NotAllowed } from "./not-allowed.tsx";
import { shellMessages } from "./shell-messages.ts";
import { useMenu } from "./use-menu.ts";

/** Redirects the start page to the first screen of the menu that the user may open, inside the frame, or says that there is none. */
export function Home() {
  const t = useMessages(shellMessages);
  const isKnown = useIsAccessKnown();
  const menu = useMenu();
  const first = menu.flatMap((group) => group.screens).find((screen) => !screen.open);
  if (first) return <Navigate to={first.path} replace />;
  return isKnown ? <EmptyState icon={Lock} title={t.nothingToOpen} hint={t.nothingToOpenHint} /> : null;
}

/** Redirects the address of a group to its first screen with the same search and filters, or shows that the user may open none. */
export function GroupHome({ code }: { code: string }) {
  const first = useMenu().find((group) => group.code === code)?.screens[0];
  return first ? <Navigate to={first.path} search replace /> : <NotAllowed />;
}
