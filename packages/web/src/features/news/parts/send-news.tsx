import type { news } from "@patron/contract";
import type { ReplyOf } from "@patron/contract/client";
import { calls } from "@patron/contract/routes";
import Send from "lucide-react/icons/send";
import { useAction } from "#kit/call/use-action.ts";
import { useCommonMessages } from "#kit/messages/use-common-messages.ts";
import { useMessages } from "#kit/messages.ts";
import { useAccess } from "#kit/session/access.ts";
import { Button } from "#ui/button.tsx";
import { Section } from "#ui/layout/section.tsx";
import { confirm } from "#ui/overlays/confirm.tsx";
import { toast } from "#ui/overlays/toast.ts";
import { newsMessages } from "../messages.ts";

/** Sends news to the devices of customers, once its sender has seen how many get it. */
export function SendNews({ news: { id, loyalty_id, public_title, public_text } }: { news: ReplyOf<typeof news.get> }) {
  const t = useMessages(newsMessages);
  const common = useCommonMessages();
  const maySend = useAccess()([calls.messages.cost, calls.messages.sendNews]);
  const send = useAction(calls.messages.sendNews, {
    onDone: () => toast({ type: "success", message: t.sending }),
  });
  const cost = useAction(calls.messages.cost, {
    async onDone({ channels }) {
      const reached = channels.reduce((sum, { recipients }) => sum + recipients, 0);
      if (reached === 0) return toast({ type: "danger", message: t.sendsNobody });
      const question = { title: t.sendTitle(reached), message: t.sendHint, confirm: t.send, cancel: common.cancel };
      if (await confirm({ ...question, tone: "primary" })) send.run({ body: { news_id: id } });
    },
  });
  if (!maySend) return null;
  const texts = Object.keys(public_text).some((language) => public_text[language]?.trim()) ? public_text : public_title;
  return (
    <Section title={t.devices} explanation={t.devicesHint}>
      <div>
        <Button
          icon={Send}
          loading={cost.busy || send.busy}
          onClick={() => cost.run({ body: { loyalty_id, channels: ["push"], texts } })}
        >
          {t.sendToDevices}
        </Button>
      </div>
    </Section>
  );
}
