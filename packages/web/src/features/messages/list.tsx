import { calls } from "@patron/contract/routes";
import MessageSquare from "lucide-react/icons/message-square";
import { useFilters } from "#kit/list/filters/use-filters.ts";
import { PagedScreen } from "#kit/list/paged-screen.tsx";
import { useMessages } from "#kit/messages.ts";
import { messageMessages } from "./messages.ts";
import { MessageDrawer } from "./parts/message-drawer.tsx";
import { useMessageColumns } from "./parts/use-message-columns.tsx";

/** Every message to customers and from them; a row opens its text, what became of it, and the reply. */
export default function MessageListScreen() {
  const t = useMessages(messageMessages);
  const columns = useMessageColumns();
  return (
    <PagedScreen
      call={calls.messages.list}
      texts={t}
      icon={MessageSquare}
      columns={columns}
      filters={useFilters(calls.messages.list, t, (f) => [
        f.flag("incoming", t.received, t.sentOut),
        f.flag("readed", t.read, t.unread),
        f.choice("message_type"),
        f.choice("status"),
        f.choice("src_type"),
        f.flag("support", t.onlySupport, t.withoutSupport),
        f.days("date", "date_from", "date_to", t.fields.created_dt),
      ])}
      live={["message"]}
      details={(cursor) => <MessageDrawer cursor={cursor} />}
    />
  );
}
