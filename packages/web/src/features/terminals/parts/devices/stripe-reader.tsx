import { calls } from "@patron/contract/routes";
import { rules } from "@patron/contract/rules/terminalDevices";
import { usePathParams } from "#kit/address/address.ts";
import { useCall } from "#kit/call/use-call.ts";
import { RecordFields } from "#kit/form/record-fields.tsx";
import { PartForm } from "#kit/form/record-form.tsx";
import { PasswordField } from "#kit/form/text-fields.tsx";
import { useMessages } from "#kit/messages.ts";
import { DefinitionList } from "#ui/layout/definition-list.tsx";
import { Section } from "#ui/layout/section.tsx";
import { terminalDevicesMessages } from "../../messages.ts";
import { missingIn, refusedIn } from "./missing-in.ts";

/** The Stripe account of a till and its reader. */
export function StripeReader() {
  const t = useMessages(terminalDevicesMessages);
  const { stripe, changeStripe } = calls.terminalDevices;
  const { data } = useCall(stripe, { path: usePathParams<"terminalId">() });
  return (
    <PartForm
      load={stripe}
      call={changeStripe}
      rules={rules.changeStripe}
      texts={t}
      values={{ secret_key: "", registration_code: "" }}
      body={({ secret_key, registration_code, ...same }) => ({
        ...same,
        ...(secret_key && { secret_key }),
        ...(registration_code && { registration_code }),
      })}
      fieldOf={{
        "terminal_device.incomplete": missingIn,
        "stripe.refused": refusedIn,
        "stripe.key_missing": "secret_key",
        "stripe.location_missing": "registration_code",
      }}
      secret
    >
      {(form) => (
        <>
          <Section title={t.account} explanation={t.accountHint}>
            <RecordFields form={form} names={["active"]} />
            <PasswordField
              form={form}
              name="secret_key"
              autoComplete="new-password"
              {...(data?.secret_key_set && { hint: t.stored })}
            />
          </Section>
          <Section title={t.reader} explanation={t.readerHint}>
            {data?.reader_id ? (
              <DefinitionList
                rows={[
                  { term: t.fields.reader_label, value: data.reader_label },
                  { term: t.fields.reader_type, value: data.reader_type },
                  { term: t.fields.serial_number, value: data.serial_number },
                ]}
              />
            ) : (
              <p className="text-body text-muted">{t.noReader}</p>
            )}
            <RecordFields form={form} names={[["registration_code", "reader_id"]]} />
          </Section>
        </>
      )}
    </PartForm>
  );
}
