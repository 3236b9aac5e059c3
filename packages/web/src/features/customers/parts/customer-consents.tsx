import type { messageConsents } from "@patron/contract";
import type { ReplyOf } from "@patron/contract/client";
import { RECORDED_CONSENT_SOURCES } from "@patron/contract/enums";
import { calls } from "@patron/contract/routes";
import { useState } from "react";
import { useAction } from "#kit/call/use-action.ts";
import { useCall } from "#kit/call/use-call.ts";
import { Loaded } from "#kit/loaded.tsx";
import { useMessages } from "#kit/messages.ts";
import { useAccess } from "#kit/session/access.ts";
import { useShow } from "#kit/show.ts";
import { Status } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/fields/field.tsx";
import { Select } from "#ui/fields/select.tsx";
import { DefinitionList } from "#ui/layout/definition-list.tsx";
import { Section } from "#ui/layout/section.tsx";
import { consentMessages } from "../consent-messages.ts";
import { CustomerChat } from "./customer-chat.tsx";
import { CustomerDevices } from "./customer-devices.tsx";

type Consents = ReplyOf<typeof messageConsents.get>;

/** What a customer has said about advertising by each channel, recording a new answer, and the history. */
export function CustomerConsents({ record }: { record: { id: string } }) {
  const found = useCall(calls.messageConsents.get, { path: { userId: record.id } });
  return (
    <Loaded of={found} fields={4}>
      {(consents) => (
        <>
          <Answers userId={record.id} consents={consents} />
          <CustomerChat userId={record.id} />
          <CustomerDevices userId={record.id} />
          <History consents={consents} />
        </>
      )}
    </Loaded>
  );
}

const tones = { agreed: "success", refused: "danger", unknown: "neutral" } as const;

function Answers({ userId, consents }: { userId: string; consents: Consents }) {
  const t = useMessages(consentMessages);
  const [source, setSource] = useState<(typeof RECORDED_CONSENT_SOURCES)[number]>("in-person");
  const mayRecord = useAccess()([calls.messageConsents.give]);
  const give = useAction(calls.messageConsents.give);
  const say = (message_type: Consents["channels"][number]["message_type"], agreed: boolean) =>
    give.run({ body: { user_id: userId, answers: [{ message_type, agreed }], source } });
  return (
    <Section title={t.advertising} explanation={t.advertisingHint}>
      {mayRecord && (
        <Field label={t.fields.source}>
          <Select
            value={source}
            onChange={setSource}
            options={RECORDED_CONSENT_SOURCES.map((value) => ({ value, label: t.values.source[value] }))}
          />
        </Field>
      )}
      <ul className="flex flex-col gap-3">
        {consents.channels.map(({ message_type, consent, allowed }) => (
          <li key={message_type} className="flex flex-wrap items-center gap-3 text-body">
            <span className="min-w-32 grow">
              <span className="block font-medium">{t.values.message_type[message_type]}</span>
              <span className="block text-table text-muted">{allowed ? t.sends : t.sendsNothing}</span>
            </span>
            <Status tone={tones[consent]}>{t.values.consent[consent]}</Status>
            {mayRecord && (
              <span className="flex gap-2">
                {consent !== "agreed" && (
                  <Button size="sm" disabled={give.busy} onClick={() => say(message_type, true)}>
                    {t.agrees}
                    <span className="sr-only">{` · ${t.values.message_type[message_type]}`}</span>
                  </Button>
                )}
                {consent !== "refused" && (
                  <Button size="sm" disabled={give.busy} onClick={() => say(message_type, false)}>
                    {t.refuses}
                    <span className="sr-only">{` · ${t.values.message_type[message_type]}`}</span>
                  </Button>
                )}
              </span>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}

function History({ consents: { history } }: { consents: Consents }) {
  const t = useMessages(consentMessages);
  const show = useShow();
  if (history.length === 0) return null;
  return (
    <Section title={t.history} explanation={t.historyHint}>
      <DefinitionList
        rows={history.map(({ message_type, agreed, source, person, created_dt }) => ({
          term: show.dateTime(created_dt),
          value: [
            t.values.message_type[message_type],
            t.values.consent[agreed ? "agreed" : "refused"],
            t.values.source[source],
            person,
          ]
            .filter(Boolean)
            .join(" · "),
        }))}
      />
    </Section>
  );
}
