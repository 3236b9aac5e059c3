import { calls } from "@patron/contract/routes";
import { rules } from "@patron/contract/rules/customers";
import { useNavigate } from "@tanstack/react-router";
import { useMemo } from "react";
import { useCrumbs } from "#kit/crumbs.tsx";
import { SelectField } from "#kit/form/fields.tsx";
import { FormScreen } from "#kit/form/form-screen.tsx";
import { type CallForm, useCallForm } from "#kit/form/use-call-form.ts";
import { Loaded } from "#kit/loaded.tsx";
import { useMessages } from "#kit/messages.ts";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { Section } from "#ui/layout/section.tsx";
import { customerMessages } from "./messages.ts";
import { IdentityFields, PersonFields } from "./parts/customer-fields.tsx";
import { blankCustomer, type CustomerValues, customerBody, refusedField } from "./parts/customer-values.ts";
import { useProgramme } from "./parts/use-programme.ts";
import { paths, screens } from "./screens.ts";

type NewValues = CustomerValues & { loyalty_id: string; category: string };

/** Adds a customer to a programme; somebody who is known already only gets the card. */
export default function CustomerCreateScreen() {
  const t = useMessages(customerMessages);
  const { loyaltyId, error, retry } = useProgramme();
  return (
    <>
      <PageHeader title={t.createTitle} crumbs={useCrumbs(screens.list)} />
      <Loaded of={{ data: loyaltyId, error, refetch: retry }} fields={8}>
        {(id) => <CreateForm loyaltyId={id} />}
      </Loaded>
    </>
  );
}

function CreateForm({ loyaltyId }: { loyaltyId: string }) {
  const t = useMessages(customerMessages);
  const navigate = useNavigate();
  const { loyalties, categories } = useProgramme();
  const form = useCallForm(calls.customers.add, {
    values: useMemo<NewValues>(() => ({ ...blankCustomer, loyalty_id: loyaltyId, category: "default" }), [loyaltyId]),
    rules: rules.add,
    request: ({ loyalty_id, category, blocked: _, ...values }) => ({
      body: { ...customerBody(values), loyalty_id, ...(category === "default" ? {} : { category_id: category }) },
    }),
    fieldOf: { ...refusedField, "customer.already_joined": "phone" },
    onDone: ({ id }) => void navigate({ to: paths.edit({ userId: id }), replace: true }),
  });
  const person = form as unknown as CallForm<CustomerValues>; // The same form, of which the parts know these fields.
  return (
    <FormScreen form={form}>
      <IdentityFields form={person} />
      <PersonFields form={person} />
      <Section title={t.card} explanation={t.cardHint}>
        <SelectField form={form} name="loyalty_id" label={t.programme} options={loyalties} />
        <SelectField
          form={form}
          name="category"
          label={t.category}
          options={[{ value: "default", label: t.defaultCategory }, ...categories]}
        />
      </Section>
    </FormScreen>
  );
}
