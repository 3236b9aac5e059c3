import { calls } from "@patron/contract/routes";
import { Link } from "@tanstack/react-router";
import Activity from "lucide-react/icons/activity";
import { useMessages } from "#kit/messages.ts";
import { ActiveStatus, RecordScreen } from "#kit/record/record-screen.tsx";
import { Badge } from "#ui/badge.tsx";
import { ButtonLink } from "#ui/button.tsx";
import {
  terminalActivityMessages,
  terminalCostMessages,
  terminalDevicesMessages,
  terminalsMessages,
} from "./messages.ts";
import { TerminalCosts } from "./parts/costs/terminal-costs.tsx";
import { TerminalDevices } from "./parts/devices/terminal-devices.tsx";
import { OpenTill } from "./parts/open-till.tsx";
import { TerminalApplication } from "./parts/terminal-application.tsx";
import { TerminalGoods } from "./parts/terminal-goods.tsx";
import { TerminalKeys } from "./parts/terminal-keys.tsx";
import { TerminalNotifications } from "./parts/terminal-notifications.tsx";
import { TerminalSettings } from "./parts/terminal-settings.tsx";
import { TerminalStaff } from "./parts/terminal-staff.tsx";
import { paths } from "./screens.ts";

/** One terminal: settings, application, items, sign-in. The address stores the open tab. */
export default function TerminalEditScreen() {
  const t = useMessages(terminalsMessages);
  const costs = useMessages(terminalCostMessages);
  const activity = useMessages(terminalActivityMessages);
  const devices = useMessages(terminalDevicesMessages);
  return (
    <RecordScreen
      call={calls.terminals.get}
      status={(one) => (
        <>
          <Badge>{one.currency}</Badge>
          <ActiveStatus record={one} />
        </>
      )}
      actions={(one) => (
        <>
          <ButtonLink icon={Activity} render={<Link to={paths.events({ terminalId: one.id })} />}>
            {activity.open}
          </ButtonLink>
          {one.active && <OpenTill terminalId={one.id} />}
        </>
      )}
      tabsLabel={t.tabs}
      tabs={{
        settings: [t.tabSettings, TerminalSettings],
        application: [t.tabApplication, TerminalApplication],
        goods: [t.tabGoods, TerminalGoods],
        costs: [costs.title, TerminalCosts],
        devices: [devices.tab, TerminalDevices],
        staff: [t.tabStaff, TerminalStaff],
        notifications: [t.tabNotifications, TerminalNotifications],
        keys: [t.tabKeys, TerminalKeys],
      }}
      leaves={{
        page: undefined,
        search: undefined,
        item: undefined,
        device: undefined,
        at: undefined,
        day: undefined,
        time: undefined,
      }}
    />
  );
}
