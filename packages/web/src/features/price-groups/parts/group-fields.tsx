import type { priceGroups } from "@patron/contract";
import type { BodyOf } from "@patron/contract/client";
import type { ReactNode } from "react";
import type { FormValues } from "#kit/form/form-values.ts";
import { RecordFields } from "#kit/form/record-fields.tsx";
import type { CallForm } from "#kit/form/use-call-form.ts";
import { useMessages } from "#kit/messages.ts";
import { Section } from "#ui/layout/section.tsx";
import { priceGroupsMessages } from "../messages.ts";

interface GroupFieldsProps {
  form: CallForm<FormValues<BodyOf<typeof priceGroups.add>>>;
  /** The number of terminals that use the group; with any, its currency cannot change. */
  terminals?: number;
  /** Fields of a new group only, below its name. */
  children?: ReactNode;
}

/** Every field of a price group. */
export function GroupFields({ form, terminals = 0, children }: GroupFieldsProps) {
  const t = useMessages(priceGroupsMessages);
  return (
    <>
      <Section title={t.general} explanation={t.generalHint}>
        <RecordFields form={form} names={["title"]} />
        {children}
        <RecordFields
          form={form}
          names={[["currency", "code"], "comment"]}
          locked={{ currency: terminals > 0 && t.currencyLocked }}
        />
      </Section>
      <Section title={t.entered} explanation={t.enteredHint}>
        <RecordFields form={form} names={["prices_entered_as", "active"]} />
      </Section>
    </>
  );
}
