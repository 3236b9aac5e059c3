import { useMessages } from "#kit/messages.ts";
import { Kbd } from "#ui/kbd.tsx";
import type { ShellMessages } from "./messages/en.ts";
import { shellMessages } from "./shell-messages.ts";
import { goKeys } from "./use-global-keys.ts";

type Name = keyof ShellMessages["shortcutNames"];
type Group = keyof ShellMessages["shortcutGroups"];

const control = /Mac|iP(hone|ad)/.test(navigator.platform) ? "⌘" : "Ctrl";
const groups: Record<Group, readonly [Name, ...string[]][]> = {
  everywhere: [
    ["palette", control, "K"],
    ["help", "?"],
    ...Object.entries(goKeys).map(([key, { name }]): [Name, ...string[]] => [name, "G", key.toUpperCase()]),
    ["close", "Esc"],
  ],
  inLists: [
    ["slash", "/"],
    ["rows", "↑", "↓"],
    ["openRow", "Enter"],
    ["selectRow", "Space"],
  ],
  inForms: [["save", control, "S"]],
  inRegister: [
    ["tillCustomer", "F2"],
    ["tillPay", "F9"],
  ],
};

/** All keyboard shortcuts, grouped by where they work. */
export function ShortcutList() {
  const t = useMessages(shellMessages);
  return (
    <div className="flex flex-col gap-5 px-6 pt-4 pb-6">
      {(Object.keys(groups) as Group[]).map(
        (
          group, // The record has exactly these keys.
        ) => (
          <section key={group}>
            <h3 className="mb-1 text-caption font-medium text-muted">{t.shortcutGroups[group]}</h3>
            <dl className="divide-y divide-default">
              {groups[group].map(([name, ...keys]) => (
                <div key={name} className="flex items-center justify-between gap-4 py-1.5">
                  <dt>{t.shortcutNames[name]}</dt>
                  <dd className="flex gap-1" dir="ltr">
                    {keys.map((key) => (
                      <Kbd key={key}>{key}</Kbd>
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ),
      )}
    </div>
  );
}
