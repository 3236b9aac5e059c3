import type { walletPasses } from "@patron/contract";
import type { ReplyOf } from "@patron/contract/client";
import { PASS_VALUES, type PassValue } from "@patron/contract/enums";
import Plus from "lucide-react/icons/plus";
import Trash2 from "lucide-react/icons/trash-2";
import { useFieldArray, useWatch } from "react-hook-form";
import { TextAreaField } from "#kit/form/fields.tsx";
import { TextField } from "#kit/form/text-fields.tsx";
import { TextsField } from "#kit/form/texts-field.tsx";
import type { CallForm } from "#kit/form/use-call-form.ts";
import type { RecordValues } from "#kit/form/use-record-form.ts";
import { labelled } from "#kit/labelled.ts";
import { useLanguage } from "#kit/language.ts";
import { useMessages } from "#kit/messages.ts";
import { Button } from "#ui/button.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { Section } from "#ui/layout/section.tsx";
import { Menu } from "#ui/overlays/menu.tsx";
import { passMessages } from "../../messages.ts";

export type PassSettingsShape = ReplyOf<typeof walletPasses.settings>;
export type PassForm = CallForm<RecordValues<typeof walletPasses.change>>;

/** The places of a pass, and how many fields each has room for. */
const places = {
  header_fields: 2,
  primary_fields: 1,
  secondary_fields: 4,
  auxiliary_fields: 4,
  back_fields: 10,
} as const;
type Place = keyof typeof places;
const names = Object.keys(places) as Place[]; // Exactly these.

/** What stands on a pass, and where. */
export function PassFields({ form }: { form: PassForm }) {
  const t = useMessages(passMessages);
  return (
    <Section title={t.contents} explanation={t.contentsHint}>
      {names.map((name) => (
        <PlaceFields key={name} form={form} name={name} />
      ))}
    </Section>
  );
}

function PlaceFields({ form, name }: { form: PassForm; name: Place }) {
  const t = useMessages(passMessages);
  const language = useLanguage();
  const rows = useFieldArray({ control: form.control.control, name });
  const all = useWatch({ control: form.control.control, name: names });
  const keys = new Set(all.flatMap((fields) => fields?.map(({ key }) => key) ?? []));
  function add(value: PassValue | null) {
    let number = keys.size + 1;
    while (keys.has(`field-${number}`)) number++;
    const label = value ? { [language]: t.shortNames[value] } : {};
    rows.append({ key: `field-${number}`, label, value: value ? `{${value}}` : "" });
  }
  const actions = [
    ...PASS_VALUES.map((value) => ({ id: value as string, label: t.valueNames[value], onPress: () => add(value) })),
    { id: "text", label: t.ownText, onPress: () => add(null) },
  ];
  return (
    <fieldset className="flex min-w-0 flex-col gap-3">
      <legend className="mb-2 font-medium text-body">{t.fields[name]}</legend>
      {rows.fields.map((row, index) => (
        <div key={row.id} className="flex items-start gap-2">
          <div className="grid min-w-0 flex-1 gap-2 sm:grid-cols-2">
            <TextsField form={form} name={`${name}.${index}.label`} />
            {name === "back_fields" ? (
              <TextAreaField form={form} name={`${name}.${index}.value`} rows={2} />
            ) : (
              <TextField form={form} name={`${name}.${index}.value`} />
            )}
          </div>
          <div className="mt-6.5">
            <IconButton icon={Trash2} label={t.removeField} onClick={() => rows.remove(index)} />
          </div>
        </div>
      ))}
      {rows.fields.length < places[name] && (
        <div>
          <Menu
            trigger={
              <Button icon={Plus} size="sm" aria-label={labelled(t.addField, t.fields[name])}>
                {t.addField}
              </Button>
            }
            groups={[{ actions }]}
          />
        </div>
      )}
    </fieldset>
  );
}
