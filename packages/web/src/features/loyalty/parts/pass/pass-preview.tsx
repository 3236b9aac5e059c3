import { useWatch } from "react-hook-form";
import { useLanguage } from "#kit/language.ts";
import { useMessages } from "#kit/messages.ts";
import { WalletCard } from "#ui/wallet-card.tsx";
import { passMessages } from "../../messages.ts";
import type { PassForm, PassSettingsShape } from "./pass-fields.tsx";

interface Props {
  form: PassForm;
  settings: Pick<PassSettingsShape, "logo" | "strip">;
}
interface Field {
  key?: string | undefined;
  label?: Record<string, string | undefined> | undefined;
  value?: string | undefined;
}

/** The pass of a sample customer, while it is being changed. */
export function PassPreview({ form, settings }: Props) {
  const t = useMessages(passMessages);
  const language = useLanguage();
  const values = useWatch({ control: form.control.control });
  const textIn = (texts: Record<string, string | undefined> | undefined) =>
    texts?.[language] || Object.values(texts ?? {}).find(Boolean) || "";
  const sample: Record<string, string> = t.sample;
  const fieldsOf = (fields: readonly Field[] | undefined) =>
    (fields ?? []).map(({ key = "", label, value = "" }) => ({
      key,
      label: textIn(label),
      value: value.replace(/\{([^{}]*)\}/g, (whole, name: string) => sample[name] ?? whole),
    }));
  const back = fieldsOf(values.back_fields);
  return (
    <div className="mx-auto flex max-w-[21.4375rem] flex-col gap-3">
      <WalletCard
        label={t.preview}
        card={{
          logo_text: textIn(values.logo_text),
          background_color: values.background_color ?? "",
          foreground_color: values.foreground_color ?? "",
          label_color: values.label_color ?? "",
          barcode_format: values.barcode_format ?? "qr",
          code: t.sample.card_code,
          header_fields: fieldsOf(values.header_fields),
          primary_fields: fieldsOf(values.primary_fields),
          secondary_fields: fieldsOf(values.secondary_fields),
          auxiliary_fields: fieldsOf(values.auxiliary_fields),
          logo: settings.logo,
          strip: settings.strip,
        }}
      />
      {back.length > 0 && (
        <dl
          className="rounded-card border border-default bg-surface p-4 wrap-anywhere"
          aria-label={t.fields.back_fields}
        >
          {back.map(({ key, label, value }) => (
            <div key={key} className="py-1">
              <dt className="text-caption text-muted">{label}</dt>
              <dd className="whitespace-pre-line text-body">{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <p className="text-caption text-muted">{t.previewHint}</p>
    </div>
  );
}
