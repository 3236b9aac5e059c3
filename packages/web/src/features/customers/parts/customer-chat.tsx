import { calls } from "@patron/contract/routes";
import { useAction } from "#kit/call/use-action.ts";
import { useCall } from "#kit/call/use-call.ts";
import { labelled } from "#kit/labelled.ts";
import { useCommonMessages } from "#kit/messages/use-common-messages.ts";
import { useMessages } from "#kit/messages.ts";
import { useAccess } from "#kit/session/access.ts";
import { useShow } from "#kit/show.ts";
import { Status } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { CopyField } from "#ui/fields/copy-field.tsx";
import { Section } from "#ui/layout/section.tsx";
import { confirm } from "#ui/overlays/confirm.tsx";
import { chatMessages } from "../consent-messages.ts";

/** Whether a customer gets messages in a chat with the bot of the business, and the link that begins it. Nothing for a business without a bot. */
export function CustomerChat({ userId }: { userId: string }) {
  const t = useMessages(chatMessages);
  const common = useCommonMessages();
  const show = useShow();
  const mayLink = useAccess()([calls.customerChats.get]);
  const path = { userId };
  const { data } = useCall(calls.customerChats.get, { path }, { enabled: mayLink });
  const unlink = useAction(calls.customerChats.remove);
  if (!data || (data.link === null && !data.linked)) return null;
  async function separate() {
    if (await confirm({ title: t.unlinkTitle, message: t.unlinkHint, confirm: t.unlink, cancel: common.cancel }))
      unlink.run({ path });
  }
  return (
    <Section title={t.chat} explanation={t.chatHint}>
      <div className="flex flex-wrap items-center gap-3">
        <Status tone={data.linked ? "success" : "neutral"}>{data.linked ? t.chatLinked : t.chatNone}</Status>
        {data.linked && (
          <Button size="sm" loading={unlink.busy} onClick={() => void separate()}>
            {t.unlink}
          </Button>
        )}
      </div>
      {data.link !== null && data.expires_dt !== null && (
        <CopyField
          label={t.fields.link}
          value={data.link}
          hint={labelled(t.fields.expires_dt, show.dateTime(data.expires_dt))}
        />
      )}
    </Section>
  );
}
