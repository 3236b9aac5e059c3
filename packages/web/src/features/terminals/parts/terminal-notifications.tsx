import { TERMINAL_NOTIFICATION_EVENTS } from "@patron/contract/enums";
import { calls } from "@patron/contract/routes";
import { rules } from "@patron/contract/rules/notifications";
import { PartForm } from "#kit/form/record-form.tsx";
import { useMessages } from "#kit/messages.ts";
import { recipientsMessages } from "#kit/notifications/messages.ts";
import { RecipientsFields } from "#kit/notifications/recipients-fields.tsx";

const events = TERMINAL_NOTIFICATION_EVENTS.map((event) => ({ event }));

/** Who else hears of what happens at a terminal. */
export function TerminalNotifications() {
  const { terminalSettings, changeTerminalSettings } = calls.notifications;
  const texts = useMessages(recipientsMessages);
  return (
    <PartForm load={terminalSettings} call={changeTerminalSettings} rules={rules.changeTerminalSettings} texts={texts}>
      {(form) => <RecipientsFields form={form} events={events} ownersToo={false} />}
    </PartForm>
  );
}
