import CornerDownRight from "lucide-react/icons/corner-down-right";
import { useLanguage } from "#kit/language.ts";
import { useMenu } from "../use-menu.ts";
import type { Choice } from "./choice.ts";

/** Every screen of the menu that the reader may open, with its group. */
export function useScreenCommands(): Choice[] {
  const language = useLanguage();
  return useMenu().flatMap((group) =>
    group.screens
      .filter((screen) => !screen.path.endsWith("/create"))
      .map((screen) => ({
        id: screen.path,
        label: screen.title[language],
        ...(group.title && { detail: group.title[language] }),
        icon: screen.menu?.icon ?? group.icon ?? CornerDownRight,
        run: screen.path,
      })),
  );
}
