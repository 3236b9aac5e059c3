import type { customers } from "@patron/contract";
import type { BodyOf, ReplyOf } from "@patron/contract/client";
import { CUSTOMER_GENDERS, LANGUAGES } from "@patron/contract/enums";
import { SelectField, SwitchField } from "#kit/form/fields.tsx";
import type { FormValues } from "#kit/form/form-values.ts";
import { ListTextField } from "#kit/form/list-text-field.tsx";
import { PhoneField } from "#kit/form/picker-fields.tsx";
import { RecordFields } from "#kit/form/record-fields.tsx";
import type { CallForm } from "#kit/form/use-call-form.ts";
import { useMessages } from "#kit/messages.ts";
import { choices } from "#kit/options.ts";
import { FieldRow, Section } from "#ui/layout/section.tsx";
import { customerMessages } from "../messages.ts";

export type Customer = ReplyOf<typeof customers.get>;
export type Card = Customer["cards"][number];
export type CustomerForm = CallForm<FormValues<BodyOf<typeof customers.change>>>;
type Form = { form: CustomerForm };

/** The contact details that identify a customer. */
export function IdentityFields({ form }: Form) {
  const t = useMessages(customerMessages);
  return (
    <Section title={t.identity} explanation={t.identityHint}>
      <PhoneField form={form} name="phone" />
      <RecordFields form={form} names={[["email", "external_id"]]} />
    </Section>
  );
}

/** Personal details of a customer. */
export function PersonFields({ form }: Form) {
  const t = useMessages(customerMessages);
  const none = t.notKnown;
  return (
    <Section title={t.person} explanation={t.personHint}>
      <RecordFields
        form={form}
        names={[
          ["first_name", "last_name"],
          ["middle_name", "birth_date"],
        ]}
      />
      <FieldRow>
        <SelectField form={form} name="gender" none={none} options={choices(CUSTOMER_GENDERS, t.values.gender)} />
        <SelectField form={form} name="language" none={none} options={choices(LANGUAGES, t.values.language)} />
      </FieldRow>
      <RecordFields form={form} names={[["country", "city"]]} />
    </Section>
  );
}

/** The staff's notes about a customer. */
export function StaffFields({ form }: Form) {
  const t = useMessages(customerMessages);
  return (
    <Section title={t.notes} explanation={t.notesHint}>
      <ListTextField form={form} name="tags" separator=", " itemsIn={tagsIn} />
      <RecordFields form={form} names={["comment"]} />
      <SwitchField form={form} name="blocked" label={t.block} />
    </Section>
  );
}

const tagsIn = (text: string) =>
  text
    .split(",")
    .map((tag) => tag.trim())
    .filter(Boolean);
