import { Switch } from "#ui/fields/switch.tsx";
import { useMessages } from "../messages.ts";
import { pushMessages } from "./messages.ts";
import type { usePushDevice } from "./use-push-device.ts";

/** Switches notifications on this device on and off, or says why it has none. */
export function DeviceSwitch({ device }: { device: ReturnType<typeof usePushDevice> }) {
  const t = useMessages(pushMessages);
  const { ability, refused, on, busy, toggle } = device;
  const hint = ability !== "ready" ? t.abilities[ability] : refused ? t.refused : t.hint;
  return (
    <Switch label={t.onThisDevice} hint={hint} value={on} onChange={toggle} disabled={busy || ability !== "ready"} />
  );
}
