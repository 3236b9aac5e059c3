import { calls } from "@patron/contract/routes";
import { rules } from "@patron/contract/rules/walletPasses";
import { useCall } from "#kit/call/use-call.ts";
import { SwitchField } from "#kit/form/fields.tsx";
import { FormScreen } from "#kit/form/form-screen.tsx";
import { PhotoSection } from "#kit/form/photo-section.tsx";
import { ColorField } from "#kit/form/picker-fields.tsx";
import { RecordFields } from "#kit/form/record-fields.tsx";
import { useRecordForm } from "#kit/form/use-record-form.ts";
import { Loaded } from "#kit/loaded.tsx";
import { useMessages } from "#kit/messages.ts";
import { Callout } from "#ui/callout.tsx";
import { FieldRow, Section } from "#ui/layout/section.tsx";
import { passMessages } from "../../messages.ts";
import { CertificateFields, certificateFaults } from "./certificate-fields.tsx";
import { GoogleFields } from "./google-fields.tsx";
import { PassFields, type PassSettingsShape } from "./pass-fields.tsx";
import { PassPreview } from "./pass-preview.tsx";

/** The card of a programme in the wallets of phones: how it looks, and what signs it. */
export function PassSettings({ record }: { record: { id: string } }) {
  const path = { loyaltyId: record.id };
  return (
    <Loaded of={useCall(calls.walletPasses.settings, { path })} fields={6}>
      {(settings) => <PassForm settings={settings} loyaltyId={record.id} />}
    </Loaded>
  );
}

const { icon, removeIcon, logo, removeLogo, strip, removeStrip, change } = calls.walletPasses;

function PassForm({ settings, loyaltyId }: { settings: PassSettingsShape; loyaltyId: string }) {
  const t = useMessages(passMessages);
  const form = useRecordForm(change, {
    ...{ rules: rules.change, texts: t, record: settings, fieldOf: certificateFaults },
  });
  const picture = (name: "icon" | "logo" | "strip") => ({
    fields: { photo: t.fields[name] },
    photoHint: t.pictures[name],
    photoAlt: t.fields[name],
  });
  return (
    <div className="flex flex-col gap-8 xl:grid xl:grid-cols-[minmax(0,1fr)_21.4375rem] xl:items-start">
      <div className="xl:sticky xl:top-20 xl:order-last">
        <PassPreview form={form} settings={settings} />
      </div>
      <FormScreen form={form}>
        <Section title={t.pass} explanation={t.passHint}>
          <SwitchField form={form} name="active" label={t.active} />
          {settings.problems.length > 0 && (
            <Callout title={t.fields.problems}>
              <ul>
                {settings.problems.map((one) => (
                  <li key={one}>{t.values.problems[one]}</li>
                ))}
              </ul>
            </Callout>
          )}
        </Section>
        <Section title={t.certificate} explanation={t.certificateHint}>
          <CertificateFields form={form} signer={settings.signer} />
        </Section>
        <Section title={t.google} explanation={t.googleHint}>
          <GoogleFields form={form} settings={settings} loyaltyId={loyaltyId} />
        </Section>
        <Section title={t.texts} explanation={t.textsHint}>
          <RecordFields form={form} names={["organization_name", "logo_text", "description"]} />
        </Section>
        <Section title={t.colours} explanation={t.coloursHint}>
          <FieldRow>
            <ColorField form={form} name="background_color" />
            <ColorField form={form} name="foreground_color" />
            <ColorField form={form} name="label_color" />
          </FieldRow>
        </Section>
        <PassFields form={form} />
        <Section title={t.fields.barcode_format} explanation={t.barcodeHint}>
          <RecordFields form={form} names={["barcode_format"]} />
        </Section>
        <PhotoSection texts={picture("icon")} photo={settings.icon} store={icon} remove={removeIcon} />
        <PhotoSection texts={picture("logo")} photo={settings.logo} store={logo} remove={removeLogo} />
        <PhotoSection texts={picture("strip")} photo={settings.strip} store={strip} remove={removeStrip} />
      </FormScreen>
    </div>
  );
}
