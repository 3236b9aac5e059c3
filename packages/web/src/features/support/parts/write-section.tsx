import { calls } from "@patron/contract/routes";
import { rules } from "@patron/contract/rules/messages";
import Send from "lucide-react/icons/send";
import { type FormEvent, useState } from "react";
import { useCall } from "#kit/call/use-call.ts";
import { RecordFields } from "#kit/form/record-fields.tsx";
import { useRecordForm } from "#kit/form/use-record-form.ts";
import { Loaded } from "#kit/loaded.tsx";
import { useMessages } from "#kit/messages.ts";
import { useSession } from "#kit/session/session.ts";
import { Button } from "#ui/button.tsx";
import { Callout } from "#ui/callout.tsx";
import { Section } from "#ui/layout/section.tsx";
import { supportMessages } from "../messages.ts";
import { ChosenFiles } from "./chosen-files.tsx";
import type { ChosenFile } from "./file-content.ts";

/** The files are chosen, not typed. */
const { attachments: _chosen, ...typed } = rules.system;

/** A message to support; from support, who are in the business, an answer. */
export function WriteSection() {
  const t = useMessages(supportMessages);
  const isSupport = Boolean(useSession()?.support_until);
  const found = useCall(calls.businessUser.supportAccess, {});
  // Each message begins with an empty form.
  const [sent, setSent] = useState(0);
  return (
    <Section title={isSupport ? t.answer : t.write} explanation={isSupport ? t.answerHint : t.writeHint}>
      <Loaded of={found} fields={2}>
        {({ available }) =>
          available || isSupport ? (
            <WriteForm key={sent} onSent={() => setSent(sent + 1)} />
          ) : (
            <Callout tone="warning">{t.unavailable}</Callout>
          )
        }
      </Loaded>
    </Section>
  );
}

function WriteForm({ onSent }: { onSent: () => void }) {
  const t = useMessages(supportMessages);
  const [files, setFiles] = useState<readonly ChosenFile[]>([]);
  const form = useRecordForm(calls.messages.system, {
    ...{ rules: typed, texts: t },
    body: (body) =>
      files.length === 0 ? body : { ...body, attachments: files.map(({ name, content }) => ({ name, content })) },
    onDone: onSent,
  });
  function submit(event: FormEvent) {
    event.preventDefault();
    form.save();
  }
  return (
    <form ref={form.element} onSubmit={submit} noValidate className="flex flex-col gap-6">
      <RecordFields form={form} names={["subject", "text"]} />
      <ChosenFiles files={files} onChange={setFiles} />
      <div>
        <Button type="submit" variant="primary" icon={Send} loading={form.busy}>
          {t.send}
        </Button>
      </div>
    </form>
  );
}
