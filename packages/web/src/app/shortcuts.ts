import { createElement } from "react";
import { presentLanguage } from "#kit/language.ts";
import { openModal } from "#ui/overlays/modal.ts";
import { registerMessages } from "../features/register/messages.ts";
import { shellMessages } from "./shell-messages.ts";

/** Shows all keyboard shortcuts. Loads the list on first use. */
export async function showShortcuts(): Promise<void> {
  const [{ ShortcutList }, t] = await Promise.all([
    import("./shortcut-list.tsx"),
    shellMessages.load(presentLanguage()),
    registerMessages.load(presentLanguage()),
  ]);
  await openModal({ title: t.shortcuts, size: "md", content: () => createElement(ShortcutList) });
}
