import { PROVIDERS_OF_TYPE, type ProviderKind } from "@patron/contract/enums";
import { calls } from "@patron/contract/routes";
import { rules } from "@patron/contract/rules/messages";
import { SelectField } from "#kit/form/fields.tsx";
import { FormScreen } from "#kit/form/form-screen.tsx";
import { RecordFields } from "#kit/form/record-fields.tsx";
import { PasswordField, TextField } from "#kit/form/text-fields.tsx";
import { useRecordForm } from "#kit/form/use-record-form.ts";
import { useMessages } from "#kit/messages.ts";
import { choices } from "#kit/options.ts";
import { useSession } from "#kit/session/session.ts";
import { CopyField } from "#ui/fields/copy-field.tsx";
import { Section } from "#ui/layout/section.tsx";
import { messageMessages } from "../messages.ts";
import { Health, MailboxHealth } from "./health.tsx";
import type { MessageProvider } from "./message-provider.ts";
import { SigningSecret } from "./signing-secret.tsx";

/** The fields that the failure names. */
const missingIn = ({ fields }: Readonly<Record<string, unknown>> = {}) =>
  fields as (keyof typeof rules.changeProvider)[]; // As the call declares.

/** How messages of one channel are delivered: service, sender and credentials. */
export function ProviderForm({ provider }: { provider: MessageProvider }) {
  const t = useMessages(messageMessages);
  const { currency = "" } = useSession()?.business ?? {};
  const type = provider.message_type;
  const form = useRecordForm(calls.messages.changeProvider, {
    rules: rules.changeProvider,
    texts: t,
    record: provider,
    values: { secret: "" },
    path: { messageType: type },
    fieldOf: {
      "message_provider.wrong_kind": "kind",
      "message_provider.bad_secret": "secret",
      "message_provider.incomplete": (_values, details) => missingIn(details)[0],
    },
    body: ({ secret, ...same }) => (secret ? { ...same, secret } : same),
  });
  const kind: ProviderKind = form.control.watch("kind");
  const kinds = PROVIDERS_OF_TYPE[type];
  const isStored = provider.secret_set && kind === provider.kind;
  return (
    <FormScreen form={form} secret>
      <Health provider={provider} />
      <Section title={t.service} explanation={t.serviceHints[type]}>
        <RecordFields form={form} names={["active"]} />
        {kinds.length > 1 && <SelectField form={form} name="kind" options={choices(kinds, t.values.kind)} />}
        {kind === "webhook" && <RecordFields form={form} names={["url"]} />}
        {kind === "smtp" && <RecordFields form={form} names={["host", ["port", "security"]]} plain={["port"]} />}
        {(kind === "smtp" || kind === "twilio") && (
          <TextField form={form} name="login" label={t.logins[kind]} autoComplete="off" />
        )}
        {kind === "webhook" && <SigningSecret form={form} isStored={isStored} />}
        {kind !== "webhook" && kind !== "web-push" && (
          <>
            <PasswordField
              form={form}
              name="secret"
              autoComplete="new-password"
              label={t.secrets[kind]}
              hint={isStored ? t.secretStored : t.secretHints[kind]}
            />
            <TextField form={form} name="sender" hint={t.senderHints[kind]} />
          </>
        )}
      </Section>
      {provider.incoming_url && kind === provider.kind && (kind === "twilio" || kind === "webhook") && (
        <Section title={t.incoming} explanation={t.incomingHint}>
          <CopyField label={t.fields.incoming_url} value={provider.incoming_url} hint={t.incomingHints[kind]} />
        </Section>
      )}
      {kind === "smtp" && (
        <Section title={t.incoming} explanation={t.mailboxHint}>
          <RecordFields
            form={form}
            names={["incoming_host", ["incoming_port", "incoming_security"]]}
            plain={["incoming_port"]}
          />
          <MailboxHealth provider={provider} />
        </Section>
      )}
      {kind === "telegram" && (
        <Section title={t.incoming}>
          <p className="text-body text-muted">{t.hearing}</p>
        </Section>
      )}
      {(kind === "turbosms" || kind === "twilio") && (
        <Section title={t.costs} explanation={t.costsHint}>
          <RecordFields form={form} names={["part_price"]} suffixes={{ part_price: currency }} />
        </Section>
      )}
    </FormScreen>
  );
}
