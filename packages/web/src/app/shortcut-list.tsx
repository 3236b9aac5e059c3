import { useMessages } from "#kit/messages.ts";
import { ShortcutRows } from "#ui/shortcut-rows.tsx";
import { registerMessages } from "../features/register/messages.ts";
import { registerShortcuts } from "../features/register/register-shortcuts.ts";
import type { ShellMessages } from "./messages/en.ts";
import { shellMessages } from "./shell-messages.ts";
import { goKeys } from "./use-global-keys.ts";

type Name = keyof ShellMessages["shortcutNames"];
type Keys = readonly [name: string, ...keys: string[]];

const control = /Mac|iP(hone|ad)/.test(navigator.platform) ? "⌘" : "Ctrl";
const everywhere: readonly [Name, ...string[]][] = [
  ["palette", control, "K"],
  ["help", "?"],
  ...Object.entries(goKeys).map(([key, { name }]): [Name, ...string[]] => [name, "G", key.toUpperCase()]),
  ["close", "Esc"],
];
const inLists: readonly [Name, ...string[]][] = [
  ["slash", "/"],
  ["rows", "↑", "↓"],
  ["openRow", "Enter"],
  ["selectRow", "Space"],
];
const inForms: readonly [Name, ...string[]][] = [["save", control, "S"]];

/** All keyboard shortcuts, grouped by where they work. */
export function ShortcutList() {
  const t = useMessages(shellMessages);
  const register = useMessages(registerMessages);
  const named = (shortcuts: readonly [Name, ...string[]][]) =>
    shortcuts.map(([name, ...keys]): Keys => [t.shortcutNames[name], ...keys]);
  const inRegister = registerShortcuts
    .filter(([name]) => name !== "help")
    .map(([name, ...keys]): Keys => [register.shortcutNames[name], ...keys]);
  return (
    <div className="flex flex-col gap-5 px-6 pt-4 pb-6">
      <ShortcutGroup title={t.shortcutGroups.everywhere} shortcuts={named(everywhere)} />
      <ShortcutGroup title={t.shortcutGroups.inLists} shortcuts={named(inLists)} />
      <ShortcutGroup title={t.shortcutGroups.inForms} shortcuts={named(inForms)} />
      <ShortcutGroup title={t.shortcutGroups.inRegister} shortcuts={inRegister} />
    </div>
  );
}

function ShortcutGroup({ title, shortcuts }: { title: string; shortcuts: readonly Keys[] }) {
  return (
    <section>
      <h3 className="mb-1 text-caption font-medium text-muted">{title}</h3>
      <ShortcutRows shortcuts={shortcuts.map(([name, ...keys]) => ({ name, keys }))} />
    </section>
  );
}
