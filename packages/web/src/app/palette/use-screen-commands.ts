import { useCommonMessages } from "#kit/messages/use-common-messages.ts";
import { useTitles } from "#kit/screen/titles.ts";
import { useMenu } from "../use-menu.ts";
import type { Choice } from "./choice.ts";

/** Returns every screen of the menu that the user may open, with its group. */
export function useScreenCommands(): Choice[] {
  const titles = useTitles();
  const common = useCommonMessages();
  return useMenu().flatMap((group) =>
    group.screens
      .filter((screen) => !screen.path.endsWith("/create"))
      .map((screen) => ({
        id: screen.path,
        label: titles[screen.path],
        ...(group.title && { detail: common.menuGroups[group.title] }),
        icon: group.icon,
        run: screen.path,
      })),
  );
}
