import { calls } from "@patron/contract/routes";
import { rules } from "@patron/contract/rules/fiscal";
import { usePathParams } from "#kit/address/address.ts";
import { useCall } from "#kit/call/use-call.ts";
import { RecordFields } from "#kit/form/record-fields.tsx";
import { PartForm } from "#kit/form/record-form.tsx";
import { PasswordField } from "#kit/form/text-fields.tsx";
import { useMessages } from "#kit/messages.ts";
import { Section } from "#ui/layout/section.tsx";
import { fiscalDeviceMessages } from "../../messages.ts";
import { FiscalCheck } from "./fiscal-check.tsx";
import { missingIn } from "./missing-in.ts";

/** The cash register of a till at Checkbox. */
export function FiscalDevice() {
  const t = useMessages(fiscalDeviceMessages);
  const { device, changeDevice } = calls.fiscal;
  const { data } = useCall(device, { path: usePathParams<"terminalId">() });
  const kept = (isKept: boolean | undefined) => (isKept ? { hint: t.keptSecret } : {});
  return (
    <>
      <PartForm
        load={device}
        call={changeDevice}
        rules={rules.changeDevice}
        texts={t}
        values={{ license_key: "", cashier_secret: "" }}
        body={({ license_key, cashier_secret, ...same }) => ({
          ...same,
          ...(license_key && { license_key }),
          ...(cashier_secret && { cashier_secret }),
        })}
        fieldOf={{ "fiscal.incomplete": missingIn, "fiscal.currency": "active" }}
        secret
      >
        {(form) => (
          <Section title={t.register} explanation={t.registerHint}>
            <RecordFields form={form} names={["active"]} />
            <PasswordField
              form={form}
              name="license_key"
              autoComplete="new-password"
              {...kept(data?.license_key_set)}
            />
            <RecordFields form={form} names={["cashier_login"]} />
            <PasswordField
              form={form}
              name="cashier_secret"
              autoComplete="new-password"
              {...kept(data?.cashier_secret_set)}
            />
            <RecordFields form={form} names={["url"]} />
            <p className="text-caption text-muted">{t.taxesHint}</p>
          </Section>
        )}
      </PartForm>
      {data?.license_key_set && data.cashier_secret_set && <FiscalCheck active={data.active} />}
    </>
  );
}
