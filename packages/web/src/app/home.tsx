import { Navigate } from "@tanstack/react-router";
import { NotAllowed } from "./not-allowed.tsx";
import { useMenu } from "./use-menu.ts";

/** Redirects the start page to the first screen of the menu that the user may open, inside the frame. */
export function Home() {
  const menu = useMenu();
  const first = menu.flatMap((group) => group.screens).find((screen) => !screen.open);
  return first ? <Navigate to={first.path} replace /> : null;
}

/** Redirects the address of a group to its first screen with the same search and filters, or shows that the user may open none. */
export function GroupHome({ code }: { code: string }) {
  const first = useMenu().find((group) => group.code === code)?.screens[0];
  return first ? <Navigate to={first.path} search replace /> : <NotAllowed />;
}
