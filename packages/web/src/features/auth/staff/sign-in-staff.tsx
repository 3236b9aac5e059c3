import { auth } from "@patron/contract/routes/auth";
import { rules } from "@patron/contract/rules/auth";
import { Link } from "@tanstack/react-router";
import { useAddress } from "#kit/address/address.ts";
import { useMessages } from "#kit/messages.ts";
import { enterSession } from "#kit/session/session.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Field } from "#ui/fields/field.tsx";
import { Input } from "#ui/fields/input.tsx";
import { Card } from "#ui/layout/card.tsx";
import { authMessages } from "../messages.ts";
import { PlainForm } from "../parts/plain-form.tsx";
import { stayInField } from "../parts/stay-in-field.ts";
import { useEntry } from "../parts/use-entry.ts";
import { staffSignInMessages } from "./messages.ts";

/** Sign-in with the code that the business has given its staff member. */
export function SignInStaff() {
  const t = useMessages(staffSignInMessages);
  const { signIn, fields } = useMessages(authMessages);
  const [search] = useAddress();
  const form = useEntry(auth.staffSignIn, {
    values: { auth_code: "" },
    rules: rules.staffSignIn,
    request: (body) => ({ body }),
    fieldOf: { "auth.code_refused": "auth_code" },
    onDone: enterSession,
  });
  return (
    <>
      <Card title={t.title} description={t.purpose}>
        <PlainForm form={form} submit={signIn} before={() => Promise.resolve()}>
          <Field label={fields.auth_code} {...form.frame("auth_code")}>
            <Input
              {...form.control("auth_code")}
              autoComplete="off"
              autoCapitalize="characters"
              maxLength={32}
              autoFocus
            />
          </Field>
        </PlainForm>
      </Card>
      <p className="flex justify-center">
        <ButtonLink look="link" render={<Link to="/auth" search={search} onMouseDown={stayInField} />}>
          {t.withEmail}
        </ButtonLink>
      </p>
    </>
  );
}
