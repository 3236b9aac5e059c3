import { auth } from "@patron/contract/routes/auth";
import { use, useState } from "react";
import { useAttempt } from "#kit/call/use-attempt.ts";
import { chunk } from "#kit/chunk.ts";
import { loadEveryFailure } from "#kit/messages/use-common-messages.ts";
import { useMessages } from "#kit/messages.ts";
import { hasPasskeys, signWithPasskey } from "#kit/passkey.ts";
import { enterSession } from "#kit/session/session.ts";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/fields/field.tsx";
import { Input } from "#ui/fields/input.tsx";
import { Card } from "#ui/layout/card.tsx";
import { toast } from "#ui/overlays/toast.ts";
import { type Challenge, dropChallenge } from "../challenge.ts";
import { PlainForm } from "../parts/plain-form.tsx";
import { stayInField } from "../parts/stay-in-field.ts";
import { useEntry } from "../parts/use-entry.ts";
import { secondFactorMessages } from "./messages.ts";

/** The texts of its failures are not among those of the first visit. */
const failureTexts = chunk(() => loadEveryFailure());

type Way = "totp" | "passkey" | "recovery";

/** The second step of a sign-in: a code of an app, a passkey, or a recovery code. */
export function SecondFactor({ challenge }: { challenge: Challenge }) {
  const t = useMessages(secondFactorMessages);
  use(failureTexts());
  const usable = challenge.methods.filter((one) => one !== "passkey" || hasPasskeys());
  const [way, setWay] = useState<Way>(usable[0] ?? "recovery");
  return (
    <>
      <Card title={t.title} description={t.purposes[way]}>
        {way === "passkey" ? <Passkey challenge={challenge} /> : <Code key={way} way={way} challenge={challenge} />}
      </Card>
      <p className="flex flex-wrap justify-center gap-x-4 gap-y-2">
        {usable
          .filter((one) => one !== way)
          .map((one) => (
            <Button key={one} look="link" onMouseDown={stayInField} onClick={() => setWay(one)}>
              {t.ways[one]}
            </Button>
          ))}
        <Button look="link" onMouseDown={stayInField} onClick={dropChallenge}>
          {t.backToSignIn}
        </Button>
      </p>
    </>
  );
}

function Code({ way, challenge }: { way: "totp" | "recovery"; challenge: Challenge }) {
  const t = useMessages(secondFactorMessages);
  const form = useEntry(auth.answerChallenge, {
    values: { code: "" },
    rules: { code: { required: true, maxLength: 40 } },
    request: ({ code }) => ({ body: { token: challenge.token, code } }),
    fieldOf: { "second_factor.wrong": "code", "second_factor.dead": "code" },
    onDone: enterSession,
  });
  const typing =
    way === "totp"
      ? ({ autoComplete: "one-time-code", inputMode: "numeric" } as const)
      : ({ autoComplete: "off", autoCapitalize: "characters" } as const);
  return (
    <PlainForm form={form} submit={t.signIn} before={() => Promise.resolve()}>
      <Field label={t.codes[way]} {...form.frame("code")}>
        <Input {...form.control("code")} {...typing} maxLength={40} autoFocus />
      </Field>
    </PlainForm>
  );
}

function Passkey({ challenge }: { challenge: Challenge }) {
  const t = useMessages(secondFactorMessages);
  const [signing, setSigning] = useState(false);
  const attempt = useAttempt(auth.answerChallenge, { onDone: enterSession });
  async function sign() {
    setSigning(true);
    try {
      const credential = await signWithPasskey(challenge.passkey_options ?? {});
      attempt.run({ body: { token: challenge.token, credential } });
    } catch {
      // The user has cancelled, or the device knows no such passkey.
      toast({ id: "passkey", type: "danger", message: t.passkeyFailed });
    } finally {
      setSigning(false);
    }
  }
  return (
    <Button variant="primary" size="lg" fullWidth loading={signing || attempt.busy} onClick={() => void sign()}>
      {t.usePasskey}
    </Button>
  );
}
