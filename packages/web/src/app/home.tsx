import { Navigate } from "@tanstack/react-router";
import { useMenu } from "./use-menu.ts";

/** The start page leads to the first screen of the menu that the reader may open; never out of the frame. */
export function Home() {
  const menu = useMenu();
  const first = menu.flatMap((group) => group.screens).find((screen) => !screen.open);
  return first ? <Navigate to={first.path} replace /> : null;
}
