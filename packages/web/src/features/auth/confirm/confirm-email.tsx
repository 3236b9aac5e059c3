import type { Failure } from "@patron/contract/client";
import { calls } from "@patron/contract/routes";
import { Link } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";
import { request } from "#kit/call/client.ts";
import { failureOf } from "#kit/call/failure-of.ts";
import { failureText } from "#kit/call/failure-text.ts";
import { useCommonMessages } from "#kit/messages/use-common-messages.ts";
import { useMessages } from "#kit/messages.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Callout } from "#ui/callout.tsx";
import { confirmMessages } from "./messages.ts";

type Outcome =
  | { state: "running" }
  | { state: "done"; before: boolean; email: string }
  | { state: "failed"; failure: Failure };

/** Confirms an e-mail address. The link only opens this screen, and the screen makes the call, so that mail scanners confirm nothing. */
export function ConfirmEmail({ token }: { token: string }) {
  const t = useMessages(confirmMessages);
  const common = useCommonMessages();
  const [outcome, setOutcome] = useState<Outcome>({ state: "running" });
  const requested = useRef(false);
  useEffect(() => {
    if (requested.current) return;
    requested.current = true;
    request(calls.businessUser.confirmEmail, { path: { emailToken: token } })
      .then((reply) => setOutcome({ state: "done", before: reply.confirmed === "before", email: reply.email }))
      .catch((error: unknown) => setOutcome({ state: "failed", failure: failureOf(error) }));
  }, [token]);
  return (
    <div className="flex w-full max-w-[28rem] flex-col gap-6" aria-live="polite">
      {outcome.state === "running" && <p className="text-body text-muted">{t.confirming}</p>}
      {outcome.state === "done" && (
        <Callout tone="success" title={t.confirmedTitle}>
          {outcome.before ? t.confirmedBefore : outcome.email}
        </Callout>
      )}
      {outcome.state === "failed" && (
        <Callout tone="danger" title={t.confirmFailed}>
          {failureText(common, outcome.failure)}
        </Callout>
      )}
      {outcome.state !== "running" && (
        <ButtonLink variant="primary" size="lg" fullWidth render={<Link to="/" />}>
          {t.toApp}
        </ButtonLink>
      )}
    </div>
  );
}
