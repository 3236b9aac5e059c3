import type { staff } from "@patron/contract";
import type { BodyOf } from "@patron/contract/client";
import { rules } from "@patron/contract/rules/staff";
import type { FormValues } from "#kit/form/form-values.ts";
import { PhoneField } from "#kit/form/picker-fields.tsx";
import { RecordFields } from "#kit/form/record-fields.tsx";
import type { CallForm } from "#kit/form/use-call-form.ts";
import { useMessages } from "#kit/messages.ts";
import { useSession } from "#kit/session/session.ts";
import { Section } from "#ui/layout/section.tsx";
import { staffMessages } from "../messages.ts";

/** The rules of the fields of staff, and the field that shows each error. */
export const staffForm = {
  rules: rules.add,
  fieldOf: {
    "phone.invalid": "phone",
    "staff.beyond_own_access": "access",
    "staff.own_access": "access",
    "staff.last_owner": "access",
    "staff.own_account": "first_name",
    "staff.login_taken": "login",
    "pos.not_found": "pos_ids",
    "conflict.duplicate": "external_code",
  } as const,
};

interface StaffFieldsProps {
  form: CallForm<FormValues<BodyOf<typeof staff.add>>>;
}

/** Who they are. */
export function ProfileFields({ form }: StaffFieldsProps) {
  const t = useMessages(staffMessages);
  return (
    <>
      <Section title={t.person}>
        <RecordFields form={form} names={[["first_name", "last_name"], "position"]} />
        <PhoneField form={form} name="phone" />
        <RecordFields form={form} names={[["email", "language"]]} />
      </Section>
      <Section title={t.records} explanation={t.recordsHint}>
        <RecordFields form={form} names={[["external_code", "hired_date"], "comment"]} />
      </Section>
    </>
  );
}

/** What they may do. */
export function AccessFields({ form }: StaffFieldsProps) {
  const t = useMessages(staffMessages);
  const isModelActive = useSession()?.business?.role_based_model_active ?? true;
  return (
    <Section title={t.access} explanation={isModelActive ? t.accessHint : t.modelOff}>
      <RecordFields form={form} names={["access", "roles", "access_scopes", "pos_ids", "suspended"]} />
    </Section>
  );
}
