import type { staffInvitations } from "@patron/contract";
import type { ReplyOf } from "@patron/contract/client";
import { calls } from "@patron/contract/routes";
import MailPlus from "lucide-react/icons/mail-plus";
import { useAction } from "#kit/call/use-action.ts";
import { invalidate, useCall } from "#kit/call/use-call.ts";
import { useLive } from "#kit/live.ts";
import { useCommonMessages } from "#kit/messages/use-common-messages.ts";
import { useMessages } from "#kit/messages.ts";
import { report } from "#kit/report.ts";
import { useAccess } from "#kit/session/access.ts";
import { useShow } from "#kit/show.ts";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { Section } from "#ui/layout/section.tsx";
import { confirm } from "#ui/overlays/confirm.tsx";
import { toast } from "#ui/overlays/toast.ts";
import { invitationMessages } from "../messages.ts";

type Invitation = ReplyOf<typeof staffInvitations.list>["items"][number];

/** The invitations that wait for an answer; nothing for users who may not invite, or without any. */
export function Invitations() {
  const allowed = useAccess()([calls.staffInvitations.list]);
  const t = useMessages(invitationMessages);
  const items = useCall(calls.staffInvitations.list, {}, { enabled: allowed }).data?.items ?? [];
  // Accepted somewhere else, it has become a staff member.
  useLive(["staff_invitation"], () => {
    for (const call of [calls.staffInvitations.list, calls.staff.list] as const) void invalidate(call).catch(report);
  });
  if (items.length === 0) return null;
  return (
    <Section title={t.invitations} explanation={t.invitationsHint}>
      <ul aria-label={t.invitations} className="-my-3 divide-y divide-default">
        {items.map((one) => (
          <InvitationRow key={one.id} invitation={one} />
        ))}
      </ul>
    </Section>
  );
}

function InvitationRow({ invitation }: { invitation: Invitation }) {
  const t = useMessages(invitationMessages);
  const common = useCommonMessages();
  const show = useShow();
  const { id: staffInvitationId, email, expires_dt, sent_dt } = invitation;
  const name = [invitation.first_name, invitation.last_name].filter(Boolean).join(" ");
  const resend = useAction(calls.staffInvitations.resend, {
    onDone: () => toast({ type: "success", message: t.sentAgain(email) }),
  });
  const withdraw = useAction(calls.staffInvitations.withdraw, {
    onDone: () => toast({ type: "success", message: t.withdrawn }),
  });
  async function end() {
    const texts = { title: t.withdrawTitle, message: t.withdrawMessage, confirm: t.withdraw, cancel: common.cancel };
    if (await confirm(texts)) withdraw.run({ path: { staffInvitationId } });
  }
  const isEnded = new Date(expires_dt).getTime() <= Date.now();
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 py-3">
      <MailPlus aria-hidden className="size-5 shrink-0 text-muted" />
      <div className="min-w-48 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-body font-medium">
          <bdi>{name}</bdi>
          {isEnded && <Badge tone="warning">{t.ended}</Badge>}
        </p>
        <p className="flex flex-wrap gap-x-3 text-table text-muted">
          <bdi>{email}</bdi>
          <span>{t.sentOn(show.dateTime(sent_dt))}</span>
        </p>
      </div>
      <div className="flex gap-2">
        <Button
          size="sm"
          aria-label={t.resendTo(email)}
          loading={resend.busy}
          onClick={() => resend.run({ path: { staffInvitationId } })}
        >
          {t.resend}
        </Button>
        <Button
          size="sm"
          look="quiet"
          aria-label={t.withdrawOf(email)}
          loading={withdraw.busy}
          onClick={() => void end()}
        >
          {t.withdraw}
        </Button>
      </div>
    </li>
  );
}
