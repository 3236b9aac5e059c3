import { Kbd } from "./kbd.tsx";

export interface Shortcut {
  name: string;
  keys: readonly string[];
}

/** Names of shortcuts with their keys, which run from left to right in every script. */
export function ShortcutRows({ shortcuts }: { shortcuts: readonly Shortcut[] }) {
  return (
    <dl className="divide-y divide-default">
      {shortcuts.map(({ name, keys }) => (
        <div key={`${name} ${keys.join()}`} className="flex items-center justify-between gap-4 py-2">
          <dt>{name}</dt>
          <dd className="flex gap-1" dir="ltr">
            {keys.map((key) => (
              <Kbd key={key}>{key}</Kbd>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}
