import { useMessages } from "#kit/messages.ts";
import { Drawer } from "#ui/overlays/drawer.tsx";
import { ShortcutRows } from "#ui/shortcut-rows.tsx";
import { registerMessages } from "../messages.ts";
import { registerShortcuts } from "../register-shortcuts.ts";

/** Every key of the register. */
export function Shortcuts({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useMessages(registerMessages);
  return (
    <Drawer open={open} onClose={onClose} title={t.shortcuts}>
      <ShortcutRows shortcuts={registerShortcuts.map(([name, ...keys]) => ({ name: t.shortcutNames[name], keys }))} />
    </Drawer>
  );
}
