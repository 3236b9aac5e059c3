import { calls } from "@patron/contract/routes";
import Bell from "lucide-react/icons/bell";
import { useAction } from "#kit/call/use-action.ts";
import { useLanguage } from "#kit/language.ts";
import { useColumns } from "#kit/list/columns/use-columns.ts";
import { useFilters } from "#kit/list/filters/use-filters.ts";
import { PagedScreen } from "#kit/list/paged-screen.tsx";
import { useMessages } from "#kit/messages.ts";
import { addressOfRecord } from "#kit/record/record-address.ts";
import { Status } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { notificationsMessages } from "./messages.ts";

/** What the signed-in person has been told, the newest first. */
export default function NotificationListScreen() {
  const t = useMessages(notificationsMessages);
  const language = useLanguage();
  const read = useAction(calls.notifications.read);
  const columns = useColumns(
    calls.notifications.list,
    t,
    (c) => [
      c.own({ id: "title", cell: ({ title }) => title }),
      c.own({ id: "text", cell: ({ text }) => <bdi>{text}</bdi> }),
      { ...c.dateTime("created_dt"), sortable: false, width: 190 },
      c.own({
        id: "readed",
        cell: ({ readed }) => <Status tone={readed ? "neutral" : "info"}>{readed ? t.readed : t.unread}</Status>,
      }),
    ],
    [t],
  );
  return (
    <PagedScreen
      call={calls.notifications.list}
      requested={({ readed }, page) => ({ query: { language, ...(readed && { readed: readed === "true" }) }, page })}
      texts={t}
      icon={Bell}
      live={["notification"]}
      columns={columns}
      filters={useFilters(calls.notifications.list, t, (f) => [f.flag("readed", t.readed, t.unread)])}
      open={({ entity_type, entity_id }) =>
        (entity_type && entity_id && addressOfRecord({ entityType: entity_type, id: entity_id })) || ""
      }
      action={
        <Button loading={read.busy} onClick={() => read.run({ body: {} })}>
          {t.readAll}
        </Button>
      }
    />
  );
}
