import { calls } from "@patron/contract/routes";
import { rules } from "@patron/contract/rules/term";
import { Link } from "@tanstack/react-router";
import { type FormEvent, useEffect, useRef } from "react";
import { request } from "#kit/call/client.ts";
import { failureOf } from "#kit/call/failure-of.ts";
import { failureText } from "#kit/call/failure-text.ts";
import { PasswordField, TextField } from "#kit/form/text-fields.tsx";
import { useCallForm } from "#kit/form/use-call-form.ts";
import { useCommonMessages } from "#kit/messages/use-common-messages.ts";
import { useMessages } from "#kit/messages.ts";
import { useScreenTitle } from "#kit/screen/screen-header.tsx";
import { useSession } from "#kit/session/session.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/layout/card.tsx";
import { toast } from "#ui/overlays/toast.ts";
import { TextLink } from "#ui/text-link.tsx";
import { registerMessages } from "../messages.ts";
import { UnsentSales } from "../offline/unsent-sales.tsx";
import { enterTill } from "../till.ts";
import { TillChoice } from "./till-choice.tsx";

/** Signs this tab in as a till: with a hand-off in the address, by choosing a till, or with the till's own login. */
export function TillSignIn() {
  const t = useMessages(registerMessages);
  const session = useSession();
  useHandOff();
  return (
    <main id="main" className="mx-auto flex min-h-dvh w-full max-w-[30rem] flex-col justify-center gap-6 px-4 py-8">
      <h1 className="text-title font-semibold">{useScreenTitle()}</h1>
      <UnsentSales />
      {session && <TillChoice />}
      <Card title={t.signIn} description={t.signInHint}>
        <LoginForm />
      </Card>
      {session && (
        <p className="text-center text-body">
          <TextLink link={<Link to="/" />}>{t.toOffice}</TextLink>
        </p>
      )}
    </main>
  );
}

/** Uses the hand-off in `/register#…`, after removing it from the address. */
function useHandOff(): void {
  const common = useCommonMessages();
  const used = useRef(false);
  useEffect(() => {
    const hand_off = location.hash.slice(1);
    if (!hand_off || used.current) return;
    used.current = true;
    history.replaceState(history.state, "", location.pathname);
    request(calls.term.handOff, { body: { hand_off } })
      .then(enterTill)
      .catch((error: unknown) => {
        toast({ type: "danger", message: failureText(common, failureOf(error)) });
      });
  }, [common]);
}

function LoginForm() {
  const t = useMessages(registerMessages);
  const form = useCallForm(calls.term.token, {
    values: { login: "", password: "" },
    ...{ rules: rules.token, texts: t },
    request: (body) => ({ body }),
    fieldOf: { "terminal.refused": "password" },
    onDone: enterTill,
    quiet: true,
  });
  function submit(event: FormEvent) {
    event.preventDefault();
    form.save();
  }
  return (
    <form ref={form.element} onSubmit={submit} noValidate className="flex flex-col gap-5">
      <TextField form={form} name="login" autoComplete="username" />
      <PasswordField form={form} name="password" autoComplete="current-password" />
      <Button type="submit" variant="primary" size="lg" fullWidth loading={form.busy}>
        {t.signIn}
      </Button>
    </form>
  );
}
