import type { messages } from "@patron/contract";
import type { ReplyOf } from "@patron/contract/client";
import { calls } from "@patron/contract/routes";
import { Link } from "@tanstack/react-router";
import CirclePause from "lucide-react/icons/circle-pause";
import CirclePlay from "lucide-react/icons/circle-play";
import { useEffect } from "react";
import { useAction } from "#kit/call/use-action.ts";
import { useCall } from "#kit/call/use-call.ts";
import { languageNames } from "#kit/language.ts";
import { useMessages } from "#kit/messages.ts";
import { RecordScreen } from "#kit/record/record-screen.tsx";
import { useShow } from "#kit/show.ts";
import { Status } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { DefinitionList } from "#ui/layout/definition-list.tsx";
import { Section } from "#ui/layout/section.tsx";
import { ProgressBar } from "#ui/progress-bar.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { messageMessages } from "./messages.ts";
import { titleOf } from "./parts/title-of.ts";
import { mailingTone } from "./parts/tones.ts";
import { paths } from "./screens.ts";

type Mailing = ReplyOf<typeof messages.mailing>;

/** One mailing: how far it has come, what it says, and stopping or going on with it. */
export default function MailingScreen() {
  const t = useMessages(messageMessages);
  const show = useShow();
  return (
    <RecordScreen
      call={calls.messages.mailing}
      title={(mailing) => titleOf(show, mailing)}
      status={({ state }) => <Status tone={mailingTone[state]}>{t.values.state[state]}</Status>}
      actions={(mailing) => <Turn mailing={mailing} />}
    >
      {(mailing) => (
        <>
          <Progress mailing={mailing} />
          <Wording mailing={mailing} />
        </>
      )}
    </RecordScreen>
  );
}

function Turn({ mailing: { id, state } }: { mailing: Mailing }) {
  const t = useMessages(messageMessages);
  const stop = useAction(calls.messages.stopMailing);
  const resume = useAction(calls.messages.resumeMailing);
  if (state === "done") return null;
  const path = { mailingId: id };
  return state === "stopped" ? (
    <Button icon={CirclePlay} variant="primary" loading={resume.busy} onClick={() => resume.run({ path })}>
      {t.resume}
    </Button>
  ) : (
    <Button icon={CirclePause} loading={stop.busy} onClick={() => stop.run({ path })}>
      {t.stop}
    </Button>
  );
}

const refreshMs = 2_000;

function Progress({ mailing }: { mailing: Mailing }) {
  const t = useMessages(messageMessages);
  const show = useShow();
  const { id, state, recipients, created, waiting, sent, failed, rejected, cost, currency } = mailing;
  const { refetch } = useCall(calls.messages.mailing, { path: { mailingId: id } });
  const isMoving = state === "sending" || state === "scheduled";
  useEffect(() => {
    if (!isMoving) return;
    const timer = setInterval(() => void refetch(), refreshMs);
    return () => clearInterval(timer);
  }, [isMoving, refetch]);
  const done = sent + failed + rejected;
  const found = (status: string) => `${paths.list()}?mailing_id=${id}&status=${status}`;
  return (
    <Section title={t.progress} explanation={t.progressHint}>
      <ProgressBar
        label={t.values.state[state]}
        done={done}
        total={Math.max(recipients, 1)}
        text={t.doneOf(show.number(done), show.number(recipients))}
      />
      <DefinitionList
        rows={[
          { term: t.fields.recipients, value: show.number(recipients) },
          { term: t.fields.sent, value: show.number(sent) },
          { term: t.fields.waiting, value: show.number(waiting + Math.max(recipients - created, 0)) },
          {
            term: t.fields.failed,
            value:
              failed > 0 ? (
                <TextLink link={<Link to={found("error")} />}>{show.number(failed)}</TextLink>
              ) : (
                show.number(0)
              ),
          },
          ...(rejected > 0
            ? [
                {
                  term: t.fields.rejected,
                  value: <TextLink link={<Link to={found("rejected")} />}>{show.number(rejected)}</TextLink>,
                },
              ]
            : []),
          { term: t.fields.cost, value: show.unitPrice(cost, currency) },
        ]}
      />
    </Section>
  );
}

function Wording({ mailing: { channels, subjects, texts } }: { mailing: Mailing }) {
  const t = useMessages(messageMessages);
  const languages: Readonly<Record<string, string>> = languageNames; // Any language may have a text.
  return (
    <Section title={t.text} explanation={channels.map((type) => t.values.message_type[type]).join(" → ")}>
      {Object.entries(texts).map(([language, text]) => (
        <div key={language} className="flex flex-col gap-1">
          <p className="text-muted text-table">{languages[language] ?? language}</p>
          {subjects[language] && (
            <p className="font-semibold text-body" dir="auto">
              {subjects[language]}
            </p>
          )}
          <p className="whitespace-pre-wrap wrap-anywhere text-body" dir="auto">
            {text}
          </p>
        </div>
      ))}
    </Section>
  );
}
