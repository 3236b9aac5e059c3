import type { EntityType, StatusWarning } from "@patron/contract/enums";
import { calls } from "@patron/contract/routes";
import { Link } from "@tanstack/react-router";
import { useAction } from "#kit/call/use-action.ts";
import { useCall } from "#kit/call/use-call.ts";
import { useLanguage } from "#kit/language.ts";
import { useLive } from "#kit/live.ts";
import { Loaded } from "#kit/loaded.tsx";
import { useMessages } from "#kit/messages.ts";
import { DeviceSwitch } from "#kit/push/device-switch.tsx";
import { pushMessages } from "#kit/push/messages.ts";
import { usePushDevice } from "#kit/push/use-push-device.ts";
import { addressOfRecord } from "#kit/record/record-address.ts";
import { useShow } from "#kit/show.ts";
import { Button } from "#ui/button.tsx";
import { Callout } from "#ui/callout.tsx";
import { classes } from "#ui/classes.ts";
import { TextLink } from "#ui/text-link.tsx";
import { shellMessages } from "../shell-messages.ts";

/** Beyond it the server counts no more. */
const most = 100;

interface BellPanelProps {
  warnings: readonly StatusWarning[];
  unread: number;
  /** Messages of customers that nobody has read. */
  messages: number;
  onClose: () => void;
}

/** What needs attention, and the latest notifications. */
export default function BellPanel({ warnings, unread, messages, onClose }: BellPanelProps) {
  const t = useMessages(shellMessages);
  const language = useLanguage();
  const found = useCall(calls.notifications.list, { query: { language }, page: { count: 8 } });
  useLive(["notification"], () => void found.refetch());
  const read = useAction(calls.notifications.read);
  const push = useMessages(pushMessages);
  const device = usePushDevice();
  return (
    <div className="flex flex-col gap-3">
      {warnings.map((warning) => (
        <Callout key={warning} tone="warning">
          {t.warnings[warning]}
        </Callout>
      ))}
      {messages > 0 && (
        <TextLink link={<Link to="/messages?incoming=true&readed=false" onClick={onClose} />}>
          {t.unreadMessages(messages >= most ? `${most - 1}+` : String(messages))}
        </TextLink>
      )}
      <Loaded of={found}>
        {({ items }) =>
          items.length === 0 ? (
            <p className="text-body text-muted">{t.nothingNew}</p>
          ) : (
            <ul className="flex max-h-96 flex-col gap-1 overflow-y-auto">
              {items.map((one) => (
                <li key={one.id}>
                  <Entry
                    {...one}
                    onGo={() => {
                      if (!one.readed) read.run({ body: { ids: [one.id] } });
                      onClose();
                    }}
                  />
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
      <DeviceSwitch device={device} />
      {device.on && <TextLink link={<Link to="/notifications/device" onClick={onClose} />}>{push.choose}</TextLink>}
      <div className="flex flex-wrap items-center justify-between gap-2">
        <TextLink link={<Link to="/notifications" onClick={onClose} />}>{t.everyNotification}</TextLink>
        {unread > 0 && (
          <Button size="sm" loading={read.busy} onClick={() => read.run({ body: {} })}>
            {t.readAll}
          </Button>
        )}
      </div>
    </div>
  );
}

interface EntryProps {
  title: string;
  text: string;
  created_dt: string;
  readed: boolean;
  entity_type: EntityType | null;
  entity_id: string | null;
  onGo: () => void;
}

/** One notification; it leads to its record, or to all of them where it has none. */
function Entry({ title, text, created_dt, readed, entity_type, entity_id, onGo }: EntryProps) {
  const show = useShow();
  const address =
    (entity_type && entity_id && addressOfRecord({ entityType: entity_type, id: entity_id })) || "/notifications";
  return (
    <Link to={address} onClick={onGo} className="block rounded-lg px-2 py-1.5 hover:bg-hover">
      <span className={classes("block wrap-anywhere text-body", readed ? "text-muted" : "font-medium text-default")}>
        {title}
      </span>
      {text && (
        <span className="block whitespace-pre-line wrap-anywhere text-table text-muted">
          <bdi>{text}</bdi>
        </span>
      )}
      <time dateTime={created_dt} className="text-caption text-muted">
        {show.dateTime(created_dt)}
      </time>
    </Link>
  );
}
