import { Navigate } from "@tanstack/react-router";
import { NotAllowed } from "./not-allowed.tsx";
import { useMenu } from "./use-menu.ts";

/** The start page leads to the first screen of the menu that the reader may open; never out of the frame. */
export function Home() {
  const menu = useMenu();
  const first = menu.flatMap((group) => group.screens).find((screen) => !screen.open);
  return first ? <Navigate to={first.path} replace /> : null;
}

/** The address of a group leads to its first screen; a group of which the reader may open nothing says so. */
export function GroupHome({ code }: { code: string }) {
  const first = useMenu().find((group) => group.code === code)?.screens[0];
  return first ? <Navigate to={first.path} replace /> : <NotAllowed />;
}
