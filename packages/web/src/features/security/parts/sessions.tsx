import type { businessUser } from "@patron/contract";
import type { ReplyOf } from "@patron/contract/client";
import { calls } from "@patron/contract/routes";
import MonitorSmartphone from "lucide-react/icons/monitor-smartphone";
import { useAction } from "#kit/call/use-action.ts";
import { useCall } from "#kit/call/use-call.ts";
import { Loaded } from "#kit/loaded.tsx";
import { useCommonMessages } from "#kit/messages/use-common-messages.ts";
import { useMessages } from "#kit/messages.ts";
import { useShow } from "#kit/show.ts";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { Section } from "#ui/layout/section.tsx";
import { confirm } from "#ui/overlays/confirm.tsx";
import { toast } from "#ui/overlays/toast.ts";
import { securityMessages } from "../messages.ts";

type OpenSession = ReplyOf<typeof businessUser.sessions>["items"][number];

/** Where the person is signed in, and how to end it. */
export function Sessions() {
  const t = useMessages(securityMessages);
  const common = useCommonMessages();
  const found = useCall(calls.businessUser.sessions, {});
  const endOthers = useAction(calls.businessUser.endOtherSessions, {
    onDone: () => toast({ type: "success", message: t.othersEnded }),
  });
  async function endAll() {
    const request = { title: t.endOthers, message: t.endOthersMessage, confirm: t.endOthers, cancel: common.cancel };
    if (await confirm(request)) endOthers.run({});
  }
  return (
    <Section title={t.sessions} explanation={t.sessionsHint}>
      <Loaded of={found} fields={2}>
        {({ items }) => {
          const ordered = items.toSorted((a, b) => Number(b.current) - Number(a.current));
          const isInSeveral = new Set(items.map(({ business }) => business.id)).size > 1;
          return (
            <>
              <ul aria-label={t.sessions} className="-my-3 divide-y divide-default">
                {ordered.map((one) => (
                  <SessionRow key={one.id} session={one} named={isInSeveral} />
                ))}
              </ul>
              {items.length > 1 && (
                <div>
                  <Button loading={endOthers.busy} onClick={() => void endAll()}>
                    {t.endOthers}
                  </Button>
                </div>
              )}
            </>
          );
        }}
      </Loaded>
    </Section>
  );
}

/** One session; `named` adds its business. */
function SessionRow({ session, named }: { session: OpenSession; named: boolean }) {
  const t = useMessages(securityMessages);
  const show = useShow();
  const end = useAction(calls.businessUser.endSession, {
    onDone: () => toast({ type: "success", message: t.sessionEnded }),
  });
  const device = deviceOf(session) ?? t.unknownDevice;
  const facts = [
    ...(named ? [session.business.title] : []),
    session.current ? t.openedAt(show.dateTime(session.created_dt)) : t.usedAt(show.dateTime(session.seen_dt)),
    ...placeOf(session, show.language),
    ...(session.remote_addr ? [session.remote_addr] : []),
  ];
  return (
    <li className="flex items-center gap-3 py-3">
      <MonitorSmartphone aria-hidden className="size-5 shrink-0 text-muted" />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-body font-medium">
          <bdi>{device}</bdi>
          {session.current && <Badge tone="success">{t.thisDevice}</Badge>}
        </p>
        <p className="flex flex-wrap gap-x-3 text-table text-muted">
          {facts.map((fact) => (
            <bdi key={fact}>{fact}</bdi>
          ))}
        </p>
      </div>
      {!session.current && (
        <Button
          size="sm"
          aria-label={t.endSessionOf(device)}
          loading={end.busy}
          onClick={() => end.run({ path: { sessionId: session.id } })}
        >
          {t.endSession}
        </Button>
      )}
    </li>
  );
}

/** "Kyiv, Ukraine"; nothing if the place is not known. */
function placeOf({ place }: OpenSession, language: string): string[] {
  const country =
    place?.country && (new Intl.DisplayNames(language, { type: "region" }).of(place.country) ?? place.country);
  const known = [place?.city, country].filter((name) => typeof name === "string" && name !== "");
  return known.length > 0 ? [known.join(", ")] : [];
}

/** "Firefox, Windows"; undefined if the device names nothing. */
function deviceOf({ browser, system }: OpenSession): string | undefined {
  return [browser, system].filter((name) => name !== null).join(", ") || undefined;
}
