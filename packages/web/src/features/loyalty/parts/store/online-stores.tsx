import type { onlineStore } from "@patron/contract";
import type { ReplyOf } from "@patron/contract/client";
import { calls } from "@patron/contract/routes";
import { rules } from "@patron/contract/rules/onlineStore";
import { useMemo } from "react";
import { useCall } from "#kit/call/use-call.ts";
import { DecimalField, SwitchField } from "#kit/form/fields.tsx";
import { FormScreen } from "#kit/form/form-screen.tsx";
import { RecordFields } from "#kit/form/record-fields.tsx";
import { CurrencyField } from "#kit/form/region-fields.tsx";
import { RowsField } from "#kit/form/rows-field.tsx";
import { type CallForm, useCallForm } from "#kit/form/use-call-form.ts";
import { Loaded } from "#kit/loaded.tsx";
import { useMessages } from "#kit/messages.ts";
import { Section } from "#ui/layout/section.tsx";
import { storeMessages } from "../../messages.ts";
import { DeliveryList } from "./delivery-list.tsx";
import { ServiceList } from "./service-list.tsx";

type Settings = ReplyOf<typeof onlineStore.programme>;
/** The values of the form: the smallest orders as rows. */
interface Values extends Omit<Settings, "version" | "modified_dt" | "min_order_amounts"> {
  minimums: { currency: string | null; amount: string | null }[];
}

/** What the online stores of a programme share: their delivery types and additional services, and how customers order. */
export function OnlineStores({ record }: { record: { id: string } }) {
  const path = { loyaltyId: record.id };
  return (
    <div className="flex flex-col gap-8">
      <DeliveryList loyaltyId={record.id} />
      <ServiceList loyaltyId={record.id} />
      <Loaded of={useCall(calls.onlineStore.programme, { path })} fields={5}>
        {(settings) => <StoresForm path={path} settings={settings} />}
      </Loaded>
    </div>
  );
}

function StoresForm({ path, settings }: { path: { loyaltyId: string }; settings: Settings }) {
  const t = useMessages(storeMessages);
  const values = useMemo<Values>(() => {
    const { version: _, modified_dt: __, min_order_amounts, ...same } = settings;
    return { ...same, minimums: Object.entries(min_order_amounts).map(([currency, amount]) => ({ currency, amount })) };
  }, [settings]);
  const form = useCallForm(calls.onlineStore.changeProgramme, {
    values,
    version: settings.version,
    ...{ rules: rules.changeProgramme, texts: t },
    request: (_, { minimums, ...same }) => ({
      path,
      body: { ...same, ...(minimums && { min_order_amounts: amountsOf(minimums) }) },
    }),
    onDone: () => {},
  });
  return (
    <FormScreen form={form}>
      <Section title={t.store} explanation={t.storeHint}>
        <SwitchField form={form} name="active" label={t.active} />
        <RecordFields form={form} names={["public_description"]} />
      </Section>
      <Section title={t.orders} explanation={t.ordersHint}>
        <RecordFields form={form} names={["payment_methods"]} />
        <Minimums form={form} />
        <RecordFields form={form} names={["terms"]} />
      </Section>
    </FormScreen>
  );
}

function Minimums({ form }: { form: CallForm<Values> }) {
  const t = useMessages(storeMessages);
  const texts = { add: t.addMinimum, remove: t.removeMinimum, none: t.noMinimum };
  return (
    <RowsField form={form} name="minimums" texts={texts} blank={{ currency: null, amount: null }}>
      {(index, remove) => (
        <div className="flex items-end gap-2">
          <div className="min-w-0 flex-1">
            <CurrencyField form={form} name={`minimums.${index}.currency`} label={t.fields.currency} />
          </div>
          <div className="w-28">
            <DecimalField form={form} name={`minimums.${index}.amount`} label={t.amount} digits={3} />
          </div>
          {remove}
        </div>
      )}
    </RowsField>
  );
}

function amountsOf(rows: Values["minimums"]): Record<string, string> {
  return Object.fromEntries(rows.flatMap(({ currency, amount }) => (currency && amount ? [[currency, amount]] : [])));
}
