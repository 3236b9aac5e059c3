import type { messages } from "@patron/contract";
import type { BodyOf, ReplyOf } from "@patron/contract/client";
import { calls } from "@patron/contract/routes";
import { rules } from "@patron/contract/rules/messages";
import { useNavigate } from "@tanstack/react-router";
import Send from "lucide-react/icons/send";
import type { FormEvent } from "react";
import { useAddress } from "#kit/address/address.ts";
import { useAction } from "#kit/call/use-action.ts";
import { useCall } from "#kit/call/use-call.ts";
import { formBody } from "#kit/form/form-values.ts";
import { RecordFields } from "#kit/form/record-fields.tsx";
import { useRecordForm } from "#kit/form/use-record-form.ts";
import { Loaded } from "#kit/loaded.tsx";
import { useCommonMessages } from "#kit/messages/use-common-messages.ts";
import { useMessages } from "#kit/messages.ts";
import { ScreenHeader } from "#kit/screen/screen-header.tsx";
import { useShow } from "#kit/show.ts";
import { Button } from "#ui/button.tsx";
import { Section } from "#ui/layout/section.tsx";
import { confirm } from "#ui/overlays/confirm.tsx";
import { toast } from "#ui/overlays/toast.ts";
import { messageMessages } from "./messages.ts";
import { Audience } from "./parts/audience.tsx";
import { paths } from "./screens.ts";

/** The form has no field for customers: they were chosen in their list, or all members who fit get the message. */
const { user_ids, ...toMembers } = rules.cost;

type Cost = ReplyOf<typeof messages.cost>;

/** A message to many customers. It goes out once the sender has seen whom it reaches and what it costs. */
export default function SendScreen() {
  const found = useCall(calls.embedded.loyalties, { query: { only_active: true } });
  return (
    <>
      <ScreenHeader />
      <Loaded of={found} fields={6}>
        {({ items: [first] }) => <SendForm loyaltyId={first?.id ?? ""} />}
      </Loaded>
    </>
  );
}

function SendForm({ loyaltyId }: { loyaltyId: string }) {
  const t = useMessages(messageMessages);
  const common = useCommonMessages();
  const navigate = useNavigate();
  const [search] = useAddress();
  const chosen = search.user_ids?.split(",");
  const fields = chosen ? { ...toMembers, user_ids } : toMembers;
  const form = useRecordForm(calls.messages.send, {
    rules: fields,
    texts: t,
    values: {
      loyalty_id: search.loyalty_id ?? loyaltyId,
      channels: ["sms"],
      next_after_minutes: 10,
      filter: { category_id: null, access: null },
      ...(chosen && { user_ids: chosen }),
    },
    fieldOf: { "mailing.without_text": "texts", "message_provider.none": "channels" },
    onDone: ({ id }) => void navigate({ to: paths.mailing({ mailingId: id }), replace: true }),
  });
  const summary = useSummary();
  const cost = useAction(calls.messages.cost, {
    async onDone(told) {
      const reached = told.recipients - told.unreachable - told.without_consent;
      if (reached === 0)
        return toast({ type: "danger", message: told.without_consent > 0 ? t.nobodyAgreed : t.nobody });
      const title = t.sendTitle(reached);
      if (await confirm({ title, message: summary(told), confirm: t.send, cancel: common.cancel, tone: "primary" }))
        form.save();
    },
  });
  async function submit(event: FormEvent) {
    event.preventDefault();
    if (await form.control.trigger())
      cost.run({ body: formBody(fields, form.control.getValues()) as BodyOf<typeof messages.cost> }); // The same fields.
  }
  const channels: readonly string[] = form.control.watch("channels") ?? [];
  return (
    <form ref={form.element} onSubmit={(event) => void submit(event)} noValidate className="pt-2">
      <Section title={t.audience} explanation={t.audienceHint}>
        {chosen ? (
          <p className="text-body">{t.chosen(chosen.length)}</p>
        ) : (
          <>
            <RecordFields form={form} names={["loyalty_id"]} />
            <Audience form={form} />
          </>
        )}
      </Section>
      <Section title={t.fields.channels} explanation={t.channelsHint}>
        <RecordFields form={form} names={["channels"]} />
        {channels.length > 1 && (
          <RecordFields form={form} names={["next_after_minutes"]} suffixes={{ next_after_minutes: t.minutes }} />
        )}
      </Section>
      <Section title={t.text} explanation={t.textHint}>
        <RecordFields form={form} names={channels.includes("email") ? ["subjects", "texts"] : ["texts"]} />
        <div>
          <Button type="submit" variant="primary" icon={Send} loading={cost.busy || form.busy}>
            {t.review}
          </Button>
        </div>
      </Section>
    </form>
  );
}

/** Says what a mailing costs by each channel, and how many customers it does not reach. */
function useSummary(): (cost: Cost) => string {
  const t = useMessages(messageMessages);
  const show = useShow();
  return ({ channels, unreachable, without_consent, total, limit_left, currency }) =>
    [
      ...channels.map(({ message_type, recipients, total: sum }) =>
        t.byChannel(
          t.values.message_type[message_type],
          recipients,
          sum === null ? null : show.unitPrice(sum, currency),
        ),
      ),
      ...(channels.length > 1 ? [t.inAll(show.unitPrice(total, currency))] : []),
      ...(limit_left !== null && Number(limit_left) < Number(total)
        ? [t.beyondLimit(show.unitPrice(limit_left, currency))]
        : []),
      ...(unreachable > 0 ? [t.unreachable(unreachable)] : []),
      ...(without_consent > 0 ? [t.withoutConsent(without_consent)] : []),
    ].join(" ");
}
