import { Navigate } from "@tanstack/react-router";
import { useMenu } from "./use-menu.ts";

/** The start page leads to the first screen that the reader may open. */
export function Home() {
  const menu = useMenu();
  const first = menu.flatMap((group) => group.screens)[0];
  return first ? <Navigate to={first.path} replace /> : null;
}
