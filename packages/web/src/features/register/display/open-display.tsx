import MonitorSmartphone from "lucide-react/icons/monitor-smartphone";
import { useMessages } from "#kit/messages.ts";
import { IconButton } from "#ui/icon-button.tsx";
import { displayMessages } from "./messages.ts";

/** Opens the customer's display of this till in a window of its own, to be moved to the customer's screen. */
export function OpenDisplay({ terminalId }: { terminalId: string }) {
  const t = useMessages(displayMessages);
  const open = () =>
    void window.open(
      `${import.meta.env.BASE_URL}register/display?till=${terminalId}`,
      `patron-display-${terminalId}`,
      "popup,width=1024,height=768",
    );
  return (
    <span className="max-sm:hidden">
      <IconButton icon={MonitorSmartphone} label={t.openHint} onClick={open} />
    </span>
  );
}
