import { calls } from "@patron/contract/routes";
import { rules } from "@patron/contract/rules/customers";
import { SelectField } from "#kit/form/fields.tsx";
import { useMessages } from "#kit/messages.ts";
import { CreateScreen } from "#kit/record/create-screen.tsx";
import { Section } from "#ui/layout/section.tsx";
import { customerMessages } from "./messages.ts";
import { type CustomerForm, IdentityFields, PersonFields } from "./parts/customer-fields.tsx";
import { refusedField } from "./parts/refused.ts";
import { useProgramme } from "./parts/use-programme.ts";

/** Adds a customer to a programme; a known customer only gets a card. */
export default function CustomerCreateScreen() {
  const t = useMessages(customerMessages);
  const { loyaltyId, loyalties, categories, error, retry } = useProgramme();
  return (
    <CreateScreen
      call={calls.customers.add}
      rules={rules.add}
      texts={t}
      of={{ data: loyaltyId, error, refetch: retry }}
      values={(id) => ({ loyalty_id: id })}
      // The form has no other identification and no access; the programme has a default category.
      body={({ user_id_value: _, user_id_type: __, access: ___, category_id, ...body }) => ({
        ...body,
        ...(category_id && { category_id }),
      })}
      fieldOf={{ ...refusedField, "customer.already_joined": "phone" }}
    >
      {(form) => {
        const person = form as unknown as CustomerForm; // The same form; its sections know these fields.
        return (
          <>
            <IdentityFields form={person} />
            <PersonFields form={person} />
            <Section title={t.card} explanation={t.cardHint}>
              <SelectField form={form} name="loyalty_id" options={loyalties} />
              <SelectField form={form} name="category_id" none={t.defaultCategory} options={categories} />
            </Section>
          </>
        );
      }}
    </CreateScreen>
  );
}
