import { useMessages } from "#kit/messages.ts";
import { Kbd } from "#ui/kbd.tsx";
import { Drawer } from "#ui/overlays/drawer.tsx";
import { registerMessages } from "../messages.ts";
import { registerShortcuts } from "../register-shortcuts.ts";

/** Every key of the register. */
export function Shortcuts({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useMessages(registerMessages);
  return (
    <Drawer open={open} onClose={onClose} title={t.shortcuts}>
      <dl className="divide-y divide-default">
        {registerShortcuts.map(([name, ...keys]) => (
          <div key={keys.join()} className="flex items-center justify-between gap-4 py-2.5 text-body">
            <dt>{t.shortcutNames[name]}</dt>
            <dd className="flex gap-1" dir="ltr">
              {keys.map((key) => (
                <Kbd key={key}>{key}</Kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Drawer>
  );
}
