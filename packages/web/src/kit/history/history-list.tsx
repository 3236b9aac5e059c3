import type { AuditAction } from "@patron/contract/enums";
import { calls } from "@patron/contract/routes";
import { Link } from "@tanstack/react-router";
import Check from "lucide-react/icons/check";
import FileDown from "lucide-react/icons/file-down";
import HistoryIcon from "lucide-react/icons/history";
import Pencil from "lucide-react/icons/pencil";
import Plus from "lucide-react/icons/plus";
import Trash2 from "lucide-react/icons/trash-2";
import { useState } from "react";
import { useAccess } from "#kit/session/access.ts";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import type { Icon } from "#ui/icon.ts";
import { SkeletonDetails } from "#ui/skeleton.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { Timeline, type TimelineEvent } from "#ui/timeline.tsx";
import type { Tone } from "#ui/tone.ts";
import { useCall } from "../call/use-call.ts";
import { LoadFailure } from "../load-failure.tsx";
import { useMessages } from "../messages.ts";
import { addressOfRecord } from "../record/record-address.ts";
import { useShow } from "../show.ts";
import { actorText } from "./actor-text.ts";
import { type AuditLine, Changes, type DescribeChange } from "./changes.tsx";
import { historyMessages } from "./messages.ts";

const looks: Record<AuditAction, { icon: Icon; tone: Tone }> = {
  added: { icon: Plus, tone: "success" },
  changed: { icon: Pencil, tone: "info" },
  removed: { icon: Trash2, tone: "danger" },
  exported: { icon: FileDown, tone: "neutral" },
  done: { icon: Check, tone: "neutral" },
};
const step = 10;
const most = 500;

interface HistoryListProps {
  of: string;
  describe?: DescribeChange | undefined;
}

/** Who changed a record and what belongs to it, the latest first. Nothing for users who may not read the audit log. */
export default function HistoryList({ of: id, describe }: HistoryListProps) {
  const t = useMessages(historyMessages);
  const allowed = useAccess();
  const [count, setCount] = useState(step);
  const open = allowed([calls.audit.list]);
  const requested = { query: { entity_id: id }, page: { count } };
  const { data, error, refetch } = useCall(calls.audit.list, requested, { enabled: open });
  const eventOf = useEventOf(id, describe);
  if (!open) return null;
  if (error) return <LoadFailure error={error} retry={() => void refetch()} />;
  if (!data) return <SkeletonDetails />;
  // A request that changed nothing is an entry of the log, but no part of the record's history.
  const lines = data.items.filter(({ action, changes }) => action !== "changed" || changes.length > 0);
  if (lines.length === 0) return <EmptyState icon={HistoryIcon} title={t.nothing} />;
  return (
    <div className="flex max-w-[45rem] flex-col items-start gap-4">
      <div className="w-full">
        <Timeline events={lines.map((line) => eventOf(line, lines))} />
      </div>
      {(data.total ?? 0) > count && count < most && (
        <Button size="sm" onClick={() => setCount((now) => Math.min(most, now + 4 * step))}>
          {t.showMore}
        </Button>
      )}
    </div>
  );
}

function useEventOf(id: string, describe?: DescribeChange) {
  const t = useMessages(historyMessages);
  const show = useShow();
  return (line: AuditLine, lines: readonly AuditLine[]): TimelineEvent => {
    const { icon, tone } = looks[line.action];
    const who = actorText(line.actor, t.values.actor);
    // Entries of related records name them; the record itself is what the screen is about.
    const related =
      line.entity_type && line.entity_id !== id ? [t.values.entity_type[line.entity_type], line.title] : [];
    const action = t.values.action[line.action];
    const changes = line.action === "changed" ? line.changes : [];
    const sale = saleOf(line);
    return {
      id: line.id,
      icon,
      tone,
      title: [...related, action].filter(Boolean).join(" · "),
      time: show.dateTime(line.created_dt),
      instant: line.created_dt,
      detail: (
        <>
          <p title={line.remote_addr ? `${t.from} ${line.remote_addr}` : undefined}>{who}</p>
          {sale && <TextLink link={<Link to={sale} />}>{t.values.entity_type.transaction}</TextLink>}
          {describe?.(line, lines) ?? <Changes {...line} changes={changes} />}
        </>
      ),
    };
  };
}

/** The address of the sale that added a record. */
function saleOf({ action, changes }: AuditLine): string | undefined {
  const id = changes.find(({ field }) => field === "transaction_id")?.after;
  return action === "added" && typeof id === "string" ? addressOfRecord({ entityType: "transaction", id }) : undefined;
}
